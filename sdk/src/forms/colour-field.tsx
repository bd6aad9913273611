import { lazy, Suspense } from 'react'
import type { ControlTies } from '../ui/field.tsx'
import { Popover } from '../ui/menu.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { labelFor } from './check.ts'
import { isThemeColour, paint } from './colour-value.ts'
import { useThemeColours } from './theme-colours.ts'

const ColourPicker = lazy(() => import('./colour-picker.tsx'))

export interface ColourFieldProps {
  readonly ties?: ControlTies
  readonly label: string
  /** A hex value; where the pattern allows it, the name of a theme colour, `transparent`, or empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  /** What the schema lets through; without it all that `Colour` of the SDK does. */
  readonly pattern?: string | undefined
  readonly disabled?: boolean
}

/** Which kinds of values a pattern lets through. */
export function allowedBy(pattern: string | undefined) {
  const accepts = (value: string) => pattern === undefined || new RegExp(pattern).test(value)
  return {
    theme: accepts('primary'),
    alpha: accepts('#11223344'),
    transparent: accepts('transparent'),
    none: accepts(''),
  }
}

/** A colour: a button that shows it; the nine of the theme and any other in its popover. */
export function ColourField({ ties, label, value, onChange, onLeave, pattern, disabled }: ColourFieldProps) {
  const t = useTexts('admin')
  const named = isThemeColour(value)
  const theme = useThemeColours(named)
  const name = value === '' ? t('None') : named || value === 'transparent' ? t(labelFor(undefined, value)) : value
  return (
    <Popover
      label={label}
      width={272}
      onOpenChange={(open) => !open && onLeave?.()}
      trigger={
        <button
          type="button"
          {...ties}
          className={`input input--colour${ties?.['aria-invalid'] ? ' is-error' : ''}`}
          aria-label={`${label}: ${name}`}
          disabled={disabled}
        >
          <i className={value === '' || value === 'transparent' ? 'swatch none' : 'swatch'}>
            <i style={{ backgroundColor: paint(value, theme) }} />
          </i>
          <span className={named || value === '' ? '' : 'mono'}>{name}</span>
          {/* Drawn by the style sheet: no part of the name, which says what the button shows. */}
          {named && <span className="add" data-word={t('Theme')} />}
        </button>
      }
    >
      <Suspense fallback={<Skeleton width={246} height={260} />}>
        <ColourPicker value={value} onChange={onChange} allowed={allowedBy(pattern)} />
      </Suspense>
    </Popover>
  )
}
