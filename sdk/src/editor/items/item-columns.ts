import type { Static, TObject } from 'typebox'
import { check, labelOf } from '../../forms/check.ts'
import { kindOf, withoutNull } from '../../forms/field-schema.ts'
import { decimalOf, typedNumber } from '../../forms/typed-number.ts'
import type { GridColumn, Typed } from '../../grid/column.ts'
import { currentLanguage, texts } from '../../ui/texts.ts'
import type { ItemsOptions } from './options.ts'

const t = texts('admin')

/** How a value is written into a cell, and read from one; undefined for what is no value. */
interface CellText {
  readonly write: (value: unknown) => string
  readonly read: (text: string) => unknown
  readonly choices?: readonly string[]
  /** Pixels. */
  readonly width: number
  readonly isNumber?: boolean
}

/** The columns of a table of items, one for each field of their form. */
export function itemColumns<Item extends TObject>(options: ItemsOptions<Item>): readonly GridColumn<Static<Item>>[] {
  const { item, fields, words } = options
  if (typeof fields === 'function') return []
  return fields.flatMap((name) => {
    const cell = cellOf(item.properties[name])
    if (cell === undefined) return []
    const { choices, width, isNumber } = cell
    const text = (row: Static<Item>) => cell.write(memberIn(row, name))
    return {
      ...{ key: name, title: labelOf(item, name), width, text },
      ...(isNumber && { align: 'end' as const }),
      ...(choices && { choices }),
      ...(words && choices && { shown: (row: Static<Item>) => t(words[text(row)] ?? text(row)) }),
      typed: (written: string, row: Static<Item>) => typed(options, name, row, cell.read(written)),
    }
  })
}

/** Whether all fields of the items fit into cells, so that they can be edited as a table. */
export function fitsTable<Item extends TObject>({ item, fields, choose }: ItemsOptions<Item>): boolean {
  if (typeof fields === 'function' || choose !== undefined) return false
  return fields.length > 1 && fields.every((name) => cellOf(item.properties[name]) !== undefined)
}

/** What is wrong with an item, one sentence a field. */
export function itemErrors<Item extends TObject>(
  { item, messages, check: rules }: ItemsOptions<Item>,
  row: Static<Item>,
) {
  const spoken = Object.fromEntries(Object.entries(messages ?? {}).map(([name, message]) => [name, t(message)]))
  return { ...rules?.(row), ...check(item, row, spoken) }
}

function typed<Item extends TObject>(
  options: ItemsOptions<Item>,
  name: Parameters<NonNullable<ItemsOptions<Item>['follows']>>[1],
  row: Static<Item>,
  value: unknown,
): Typed<Static<Item>> {
  if (value === undefined) return { error: t('{label} is not valid', { label: labelOf(options.item, name) }) }
  const changed = { ...row, [name]: value }
  const next = { ...changed, ...options.follows?.(changed, name) }
  const error = itemErrors(options, next)[name]
  return error === undefined ? { row: next } : { error }
}

function memberIn(row: object, name: string): unknown {
  return Object.entries(row).find(([key]) => key === name)?.[1]
}

function cellOf(property: unknown): CellText | undefined {
  const { schema, emptyable } = withoutNull(property)
  const isText = typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'string'
  const kind = kindOf(property)
  const empty = (read: (text: string) => unknown) => (text: string) =>
    emptyable && text.trim() === '' ? null : read(text)
  const write = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  switch (kind.kind) {
    case 'number':
      return { write: numberText, read: empty(numberIn), width: 110, isNumber: true }
    case 'switch':
      return { write: (value) => (value === true ? yes() : no()), read: switchIn, choices: [yes(), no()], width: 90 }
    case 'choice':
      return isText ? { write, read: empty((text) => text.trim()), choices: kind.options, width: 130 } : undefined
    case 'text':
    case 'textarea':
    case 'date':
    case 'own':
      return isText
        ? { write, read: empty((text) => text.trim()), width: kind.kind === 'textarea' ? 260 : 160 }
        : undefined
    default:
      return undefined
  }
}

const yes = () => t('yes')
const no = () => t('no')

const numberText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', decimalOf(currentLanguage())) : ''

function numberIn(text: string): number | undefined {
  const written = typedNumber(text, currentLanguage())
  const value = Number(written)
  return written === undefined || written === '' || Number.isNaN(value) ? undefined : value
}

function switchIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if ([yes().toLowerCase(), 'yes', 'true', '1', 'x'].includes(word)) return true
  return ['', no().toLowerCase(), 'no', 'false', '0'].includes(word) ? false : undefined
}
