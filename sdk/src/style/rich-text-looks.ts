import { themeColours } from './values.ts'

/** The elements of rich text (T4): what is stored, sent and shown in the editor has no other. */
export const richTextTags = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'br', 'span'],
] as const

/** How a paragraph of a rich text stands other than at the start. */
export const textAlignments = ['center', 'end'] as const
export type TextAlignment = (typeof textAlignments)[number]

const aligned = { name: 'data-align', values: textAlignments } as const
const coloured = { name: 'data-colour', values: themeColours } as const

/**
 * What an element of rich text may say of its look, by its tag: where it stands, and words in a colour of the theme,
 * which they follow when it changes. Attributes instead of styles, which a public page's policy refuses.
 */
export const richTextLooks: Readonly<Record<string, { readonly name: string; readonly values: readonly string[] }>> = {
  p: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  li: aligned,
  span: coloured,
}

/** The one such attribute that an element has with a value that is known; undefined for none. */
export function richTextLook(
  tag: string,
  attribute: (name: string) => string | null | undefined,
): { readonly name: string; readonly value: string } | undefined {
  const look = Object.hasOwn(richTextLooks, tag) ? richTextLooks[tag] : undefined
  const value = look && attribute(look.name)
  return look && value && look.values.includes(value) ? { name: look.name, value } : undefined
}
