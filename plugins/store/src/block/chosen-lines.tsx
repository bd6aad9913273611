import type { Choice } from '@ashlar/sdk/forms'
import { IconButton, useTexts } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { Chosen } from './chosen.ts'

/** What a control keeps, of whatever is stored. */
export const chosenIn = (value: unknown): readonly Chosen[] =>
  Array.isArray(value) ? value.filter((each) => Check(Chosen, each)) : []

export const chosenFrom = ({ id, title }: Choice): Chosen => ({ value: Number(id), label: title.slice(0, 200) })

interface ChosenLinesProps {
  readonly chosen: readonly Chosen[]
  readonly onRemove: (value: number) => void
}

/** What was chosen, each with a way to take it out. */
export function ChosenLines({ chosen, onRemove }: ChosenLinesProps) {
  const t = useTexts('store')
  if (chosen.length === 0) return null
  return (
    <ul className="plain lines">
      {chosen.map(({ value, label }) => (
        <li key={value} className="row">
          <span className="trunc">{label || `#${value}`}</span>
          <IconButton
            icon="x"
            size="xs"
            label={t('Remove {name}', { name: label || `#${value}` })}
            onClick={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  )
}
