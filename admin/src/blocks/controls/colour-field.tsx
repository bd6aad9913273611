import { themeColours } from '@ashlar/sdk'
import { IconButton, Popover, texts, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useId, useState } from 'react'
import { spelledOut } from '../settings/control-of.ts'
import { ColourArea } from './colour-area.tsx'
import { eyeDropper } from './eye-dropper.ts'
import { NumberField } from './number-field.tsx'
import { themeHex } from './theme-hex.ts'

export interface ColourFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  /** What is shown while the value is empty, as a hex value. */
  readonly effective?: string | undefined
  /** How much of the colour is there, for a setting that has this beside it. */
  readonly opacity?: { readonly value: number; readonly onChange: (opacity: number) => void }
  /** What lies over the colour, which is then what one sees. */
  readonly over?: { readonly name: string; readonly css: string } | undefined
  /** What stands above the ways to choose it. */
  readonly head?: ReactNode
  /** What is chosen instead of a colour. */
  readonly instead?: ReactNode
  /** What is said of the colour below the ways to choose it. */
  readonly note?: ReactNode
  readonly onChange: (value: string) => void
}

const said = texts('admin')
const isTheme = (value: string) => themeColours.some((name) => name === value)
const hex = /^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/

/** What the colour looks like here; theme colours come from the tenant's theme, linked by the screen. */
export function paint(value: string): string {
  return isTheme(value) ? `var(--theme-${value})` : value === '' ? 'transparent' : value
}

/** In words where there are any. */
function nameOf(value: string): string {
  if (value === '') return said('None')
  return isTheme(value) || value === 'transparent' ? said(spelledOut(value)) : value
}

/** A colour: the nine of the theme first (STYLE-030), then any. A theme colour is stored by its name. */
export function ColourField(props: ColourFieldProps) {
  const { id, label, value, effective, over, head, instead } = props
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  const isEffective = value === '' && effective !== undefined
  const name = isEffective ? effective : nameOf(value)
  const isOfTheme = isTheme(value) && !over
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      width={264}
      align="end"
      trigger={
        <button
          type="button"
          id={id}
          className={`colr${isEffective ? ' is-effective' : ''}`}
          aria-label={`${label}: ${over?.name ?? name}${isOfTheme ? ` ${t('Theme')}` : ''}`}
        >
          <i
            className={!over && ((value === '' && !isEffective) || value === 'transparent') ? 'none' : undefined}
            style={{ backgroundColor: isEffective ? effective : paint(value), backgroundImage: over?.css }}
          />
          {over?.name ?? name} {isOfTheme && <span>{t('Theme')}</span>}
        </button>
      }
    >
      <div className="cp">
        {head}
        {instead ?? <Choices {...props} />}
      </div>
    </Popover>
  )
}

function Choices({ value, effective, opacity, note, onChange }: ColourFieldProps) {
  const t = useTexts('admin')
  return (
    <>
      <p className="cp__head" aria-hidden="true">
        <b>{t('Theme')}</b>
        {isTheme(value) && <span>{nameOf(value)}</span>}
      </p>
      <fieldset className="pre9">
        <legend className="sr">{t('Theme colours')}</legend>
        {themeColours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={colour === value ? 'on' : undefined}
            style={{ backgroundColor: paint(colour) }}
            aria-label={t(spelledOut(colour))}
            aria-pressed={colour === value}
            title={t(spelledOut(colour))}
            onClick={() => onChange(colour)}
          />
        ))}
      </fieldset>
      <OwnColour value={value} effective={effective} onChange={onChange} />
      {opacity && value !== '' && <Opacity {...opacity} />}
      <div className="row">
        <button type="button" className="btn btn--sm" onClick={() => onChange('')}>
          {effective === undefined ? t('None') : t('From the theme')}
        </button>
        <button type="button" className="btn btn--sm" onClick={() => onChange('transparent')}>
          {t('Transparent')}
        </button>
      </div>
      {note}
    </>
  )
}

function Opacity({ value, onChange }: NonNullable<ColourFieldProps['opacity']>) {
  const t = useTexts('admin')
  const id = useId()
  const percent = Math.round(value * 100)
  return (
    <div className="pr">
      <label htmlFor={id}>{t('Opacity')}</label>
      <span className="slid">
        <input
          id={id}
          type="range"
          className="range"
          min={0}
          max={100}
          value={percent}
          style={{ ['--v' as string]: `${percent}%` }}
          onChange={(event) => onChange(Number(event.target.value) / 100)}
        />
        <NumberField
          label={t('{label}, value', { label: t('Opacity') })}
          value={percent}
          minimum={0}
          maximum={100}
          onChange={(next) => next !== null && onChange(Math.round(next) / 100)}
          unit={<em>%</em>}
        />
      </span>
    </div>
  )
}

function OwnColour({ value, effective = '', onChange }: Pick<ColourFieldProps, 'value' | 'effective' | 'onChange'>) {
  const t = useTexts('admin')
  // What is typed as long as it is no colour yet.
  const [typed, setTyped] = useState<string | undefined>()
  const own = hex.test(value) ? value : ''
  const take = (text: string) => {
    const isColour = hex.test(text)
    setTyped(isColour ? undefined : text)
    if (isColour) onChange(text)
  }
  const drop = eyeDropper()
  return (
    <>
      <ColourArea value={themeHex(value || effective)} onChange={take} />
      <div className="row">
        {drop && (
          <IconButton
            icon="pipette"
            label={t('Pick a colour from the screen')}
            onClick={() => void drop().then((colour) => colour !== undefined && take(colour))}
          />
        )}
        <span className="u grow">
          <input
            aria-label={t('Hex value')}
            placeholder={isTheme(value) ? themeHex(value) : '#1F3A47'}
            value={typed ?? own}
            maxLength={9}
            onBlur={() => setTyped(undefined)}
            onChange={(event) => take(event.target.value.trim())}
          />
        </span>
      </div>
    </>
  )
}
