import { isThemeTextStyle, themeTextStyles, withoutTags } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { TSchema } from 'typebox'
import { degreesIn } from './angle.ts'
import { rowsOf, spelledOut } from './control-of.ts'
import { sideNames } from './side-names.ts'
import { labelOf, optionLook } from './words.ts'

const t = texts('admin')

type Properties = Readonly<Record<string, TSchema>>
type Values = Readonly<Record<string, unknown>>

/** Letters of a value at most: it stands in one line. */
const mostLetters = 30

/** What a setting is called on its own: "Padding top", since a side alone would leave open of what. */
export function settingName(properties: Properties, prop: string, group?: string): string {
  const sides: Readonly<Record<string, Readonly<Record<string, string>>>> = sideNames
  const side = group === undefined ? undefined : sides[group]?.[prop]
  if (side !== undefined) return t(side)
  const [row] = rowsOf(properties, [prop])
  return labelOf(prop, row?.label ?? titleOf(properties[prop]) ?? spelledOut(prop))
}

/** Of what no panel shows as a row of its own, such as a list. */
function titleOf(schema: TSchema | undefined): string | undefined {
  const title: unknown = schema && Reflect.get(schema, 'title')
  return typeof title === 'string' ? title : undefined
}

/** A value as a person says it, such as "2 rem"; undefined for what has no short form: lists and objects. */
export function valueWords(properties: Properties, prop: string, values: Values): string | undefined {
  const [row] = rowsOf(properties, [prop])
  const value = values[prop]
  if (row === undefined) return undefined
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (typeof value === 'number') {
    const unit = values[`${prop}Unit`] ?? values['unit']
    return typeof unit === 'string' ? `${value} ${unit}` : String(value)
  }
  if (typeof value !== 'string') return undefined
  return wordOf(row.control.kind, prop, value)
}

function wordOf(kind: string, prop: string, value: string): string | undefined {
  if (value === '') return ['text', 'textarea', 'rich-text'].includes(kind) ? t('empty') : undefined
  if (kind === 'gradient') return undefined
  // A style of the website's own has no name here.
  if (prop === 'textStyle') return isThemeTextStyle(value) ? t(themeTextStyles[value]) : undefined
  if (kind === 'angle') return `${degreesIn(value)}°`
  if (kind === 'segments' || kind === 'select') return optionLook(prop, value).label
  if (kind === 'picture') return shortened(value.slice(value.lastIndexOf('/') + 1))
  return shortened(kind === 'rich-text' ? firstWords(value) : value)
}

/** Of a long text, which is read with every letter that is typed into it, only the beginning. */
const firstWords = (html: string): string => withoutTags(html.slice(0, 20 * mostLetters).replace(/<[^<>]*$/, ''))

/** As much of it as stands in one line. */
export const shortened = (value: string): string =>
  value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value
