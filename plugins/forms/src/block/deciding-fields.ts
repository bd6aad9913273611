import type { Condition } from '../form/conditions.ts'
import { type FormField, inOrder } from '../form/field.ts'
import { carriesValue } from '../form/field-types.ts'
import { optionsOf } from '../form/options.ts'
import { tickedValue } from '../form/value-check.ts'

/** Fields that the conditions of a field may name: those above it that carry a value. A new field comes last. */
export function decidingFields({ id }: FormField, items: readonly FormField[]): readonly FormField[] {
  const ordered = inOrder(items)
  const place = ordered.findIndex((each) => each.id === id)
  return ordered.slice(0, place < 0 ? ordered.length : place).filter(({ type }) => carriesValue(type))
}

/** What a condition on this field can test: of files only whether there are any. */
export const testsFor = ({ type }: Pick<FormField, 'type'>): readonly Condition['test'][] =>
  type === 'file' ? ['filled', 'empty'] : ['is', 'is-not', 'filled', 'empty', 'one-of']

/** The values that a visitor can choose in this field; none where anything may be typed. */
export function choicesFor(field: FormField): readonly string[] {
  if (field.type === 'dropdown' || field.type === 'radio') return optionsOf(field)
  if (field.type !== 'checkbox') return []
  const options = optionsOf(field)
  return options.length > 0 ? options : [tickedValue]
}

/** Conditions of a field that are ignored, because what they name is not a field above it any more. */
export function ignoredConditions(item: FormField, items: readonly FormField[]): readonly Condition[] {
  const above = new Set(decidingFields(item, items).map(({ id }) => id))
  return item.showWhen.conditions.filter(({ field }) => !above.has(field))
}

/** Fields with a condition on this one. */
export const dependingFields = ({ id }: FormField, items: readonly FormField[]): readonly FormField[] =>
  items.filter(({ showWhen }) => showWhen.conditions.some(({ field }) => field === id))
