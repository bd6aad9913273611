import { useTexts } from '@ashlar/sdk/ui'
export interface UnitMenuProps {
  readonly label: string
  readonly units: readonly string[]
  readonly value: string
  readonly disabled?: boolean
  readonly onChange: (unit: string) => void
}

/** The unit inside a number's field, as a small menu. */
export function UnitMenu({ label, units, value, disabled, onChange }: UnitMenuProps) {
  const t = useTexts('admin')
  return (
    <select
      className="u__unit"
      aria-label={t('Unit of {label}', { label })}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {unit}
        </option>
      ))}
    </select>
  )
}
