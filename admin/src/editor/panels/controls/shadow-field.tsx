import { shadows } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'

const presets = [
  { value: 'none', label: 'None', size: '' },
  { value: 'small', label: 'Small', size: '5' },
  { value: 'medium', label: 'Medium', size: '10' },
  { value: 'large', label: 'Large', size: '15' },
] as const

interface ShadowFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The shadow presets as they look, with their size in pixels (STYLE-020 to -022); pressed again it is the theme's. */
export function ShadowField({ label, value, onChange }: ShadowFieldProps) {
  const t = useTexts('admin')
  return (
    <fieldset className="shad">
      <legend className="sr">{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="button"
          aria-label={
            preset.size === '' ? t(preset.label) : t('{name}, {size} px', { name: t(preset.label), size: preset.size })
          }
          title={t(preset.label)}
          aria-pressed={preset.value === value}
          onClick={() => onChange(preset.value === value ? '' : preset.value)}
        >
          <i style={{ boxShadow: shadows[preset.value] }}>{preset.size === '' ? '–' : preset.size}</i>
        </button>
      ))}
    </fieldset>
  )
}
