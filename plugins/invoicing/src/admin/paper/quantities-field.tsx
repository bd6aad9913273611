import { Input, useTexts } from '@ashlar/sdk/ui'
import type { Item } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** A line, and how much of it is left. */
export interface LeftLine {
  readonly item: Item
  readonly left: number
}

export interface QuantitiesFieldProps {
  readonly label: string
  readonly lines: readonly LeftLine[]
  readonly currency: string
  /** By the ids of the lines. */
  readonly value: Readonly<Record<string, number>>
  readonly onChange: (value: Record<string, number>) => void
}

/** How much of each line is taken. */
export function QuantitiesField({ label, lines, currency, value, onChange }: QuantitiesFieldProps) {
  const t = useTexts('invoicing')
  return (
    <fieldset className="choices">
      <legend className="label">{label}</legend>
      {lines.map(({ item: { id, name, unitPrice }, left }) => (
        <div key={id} className="row" style={{ width: '100%' }}>
          <span className="grow">
            <span className="med">{name}</span>{' '}
            <span className="t3 xs num">
              {moneyText(unitPrice, currency)}, {t('{left} left', { left })}
            </span>
          </span>
          <div style={{ width: 110 }}>
            <Input
              type="number"
              min={0}
              max={left}
              step="any"
              aria-label={t('Quantity of {name}', { name })}
              value={value[id] ?? 0}
              onChange={({ target }) => {
                const typed = Number.isNaN(target.valueAsNumber) ? 0 : target.valueAsNumber
                const quantity = Math.round(Math.max(0, Math.min(left, typed)) * 1000) / 1000
                onChange({ ...value, [id]: quantity })
              }}
            />
          </div>
        </div>
      ))}
    </fieldset>
  )
}

/** What was chosen, as calls take it. */
export const chosenOf = (value: Readonly<Record<string, number>>): { id: number; quantity: number }[] =>
  Object.entries(value).flatMap(([id, quantity]) => (quantity > 0 ? [{ id: Number(id), quantity }] : []))

/** All that is left. */
export const allOf = (lines: readonly LeftLine[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ item, left }) => [item.id, left]))
