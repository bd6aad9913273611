import Type, { type TEnum, type TSchema } from 'typebox'
import type { Permission } from '../definition/access.ts'

/** The nine theme colours, in the order in which they are offered. */
export const themeColours = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'warning',
  'danger',
  'dark',
  'light',
  'info',
] as const
export type ThemeColour = (typeof themeColours)[number]

/** A closed choice as one schema. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  options: { default: Values[number]; title?: string; readonly [keyword: string]: unknown },
): TEnum<Choices<Values>> {
  return Type.Enum<Choices<Values>>([...values] as Choices<Values>, options)
}

/** A list of values as the schema of a closed choice keeps it. */
export type Choices<Values extends readonly string[]> = Values extends readonly [...infer Items extends string[]]
  ? Items
  : never

const colourPattern =
  '^(|transparent|primary|secondary|tertiary|success|warning|danger|dark|light|info|#[0-9A-Fa-f]{3,4}|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{8})$'

/** A colour: the name of a theme colour, a hex value with or without alpha, `transparent`, or empty for none. */
export function Colour(options: { default: string; title?: string }) {
  return Type.String({ ...options, pattern: colourPattern, control: 'colour' })
}

/** Address of a link: http, https, mailto, tel, or a path, query or fragment of this site. Checked again where it is written. */
export function LinkAddress(options: { default: string; title?: string }) {
  return Type.String({ ...options, maxLength: 2000, control: 'link' })
}

/** Address of a picture: `/media/…` of this site or an https address. */
export function PictureAddress(options: { default: string; title?: string }) {
  return Type.String({ ...options, maxLength: 2000, control: 'picture' })
}

/** Rich text as sanitised HTML: paragraphs, headings, lists, links, emphasis. */
export function RichText(options: { default: string; title?: string }) {
  return Type.String({ ...options, maxLength: 200_000, control: 'rich-text' })
}

/**
 * HTML as somebody wrote it. It is stored as it is only when whoever changes it has the permission, else made safe on
 * saving. Whatever it holds, it may be shown only in the document of a `frame`: it never reaches the page.
 */
export function RawHtml(options: { default: string; title?: string; permission: Permission }) {
  return Type.String({ ...options, maxLength: 200_000, control: 'html' })
}

/** A phone number as it is stored: `+15145550193`, or empty. Written and shown as in its country. */
export function PhoneNumber(options: { default?: string; title?: string } = {}) {
  return Type.String({ default: '', ...options, maxLength: 16, pattern: '^(|\\+[1-9][0-9]{6,14})$', control: 'phone' })
}

/** A value that may be left empty. */
export const orEmpty = <S extends TSchema>(schema: S, options: { default?: null } = { default: null }) =>
  Type.Union([schema, Type.Null()], options)
