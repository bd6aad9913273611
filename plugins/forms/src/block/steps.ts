import { filledText } from '@ashlar/sdk'
import type { FormWords } from '../form/visitor-texts.ts'
import type { FieldMarkup } from './field-parts.ts'

/** A step of a form, with the fields between its divider and the next. */
export interface Step {
  /** Id of its heading. */
  readonly id: string
  readonly title: string
  readonly fields: readonly FieldMarkup[]
  /** Whether a visitor passes it: something in it is shown. */
  readonly isPassed: boolean
}

interface StepsAround {
  readonly texts: FormWords
  /** The last step has something besides its fields. */
  readonly lastHasMore: boolean
}

/** The steps of a form; none while it has no divider. Fields before the first divider make a step of their own. */
export function stepsOf(node: string, fields: readonly FieldMarkup[], { texts, lastHasMore }: StepsAround): Step[] {
  if (fields.every(({ field }) => field.type !== 'step')) return []
  const parts: { title: string; fields: FieldMarkup[] }[] = []
  for (const markup of fields) {
    const last = parts.at(-1)
    if (markup.field.type === 'step') parts.push({ title: markup.field.label, fields: [] })
    else if (last) last.fields.push(markup)
    else parts.push({ title: filledText(texts.untitledStep, { number: 1 }), fields: [markup] })
  }
  return parts.map((part, place) => ({
    ...part,
    id: `${node}-s${place}`,
    isPassed: part.fields.some(({ isShown }) => isShown) || (lastHasMore && place === parts.length - 1),
  }))
}
