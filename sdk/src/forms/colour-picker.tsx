import { getNonce } from 'get-nonce'
import { useState } from 'react'
import { HexAlphaColorPicker, HexColorPicker, setNonce } from 'react-colorful'
import { themeColours } from '../style/values.ts'
import { Note } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { labelFor } from './check.ts'
import { isHex, paint, textContrast } from './colour-value.ts'
import { useThemeColours } from './theme-colours.ts'

// It writes its own style element when first shown, which a strict policy lets through with the document's nonce.
setNonce(getNonce() ?? '')

export interface ColourPickerProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly allowed: {
    readonly theme: boolean
    readonly alpha: boolean
    readonly transparent: boolean
    readonly none: boolean
  }
}

/** Presets, area and hue, the value in digits, and whether text can be read on it. Fetched when first opened. */
export default function ColourPicker({ value, onChange, allowed }: ColourPickerProps) {
  const t = useTexts('admin')
  const theme = useThemeColours(allowed.theme)
  const shown = paint(value, theme)
  const Area = allowed.alpha ? HexAlphaColorPicker : HexColorPicker
  return (
    <div className="cpick">
      {allowed.theme && (
        <fieldset className="cpick__presets">
          <legend className="label">{t('Theme')}</legend>
          {themeColours.map((name) => (
            <button
              key={name}
              type="button"
              className="swatch"
              aria-label={t(labelFor(undefined, name))}
              aria-pressed={name === value}
              title={t(labelFor(undefined, name))}
              onClick={() => onChange(name)}
            >
              <i style={{ backgroundColor: paint(name, theme) }} />
            </button>
          ))}
        </fieldset>
      )}
      <Area color={isHex(shown) ? shown : '#000000'} onChange={(next) => onChange(next.toUpperCase())} />
      <div className="row">
        <HexField value={value} onChange={onChange} alpha={allowed.alpha} />
        {allowed.transparent && (
          <Button size="sm" onClick={() => onChange('transparent')}>
            {t('Transparent')}
          </Button>
        )}
        {allowed.none && (
          <Button size="sm" onClick={() => onChange('')}>
            {t('None')}
          </Button>
        )}
      </div>
      <Contrast colour={shown} />
    </div>
  )
}

function HexField(props: Pick<ColourPickerProps, 'value' | 'onChange'> & { readonly alpha: boolean }) {
  const { value, onChange, alpha } = props
  const t = useTexts('admin')
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    setTyped(text)
    const full = text.startsWith('#') ? text : `#${text}`
    if (isHex(full) && (alpha || full.length === 7)) onChange(full.toUpperCase())
  }
  return (
    <Input
      size="sm"
      className="mono grow"
      aria-label={t('Hex value')}
      placeholder="#0B6A72"
      spellCheck={false}
      maxLength={9}
      value={typed ?? (isHex(value) ? value : '')}
      onChange={({ target }) => take(target.value.trim())}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function Contrast({ colour }: { readonly colour: string }) {
  const t = useTexts('admin')
  const ratio = textContrast(colour)
  if (ratio === undefined) return null
  const value = ratio.toFixed(1)
  return ratio >= 4.5 ? (
    <Note tone="ok">{t('Text on this colour: {value} : 1', { value })}</Note>
  ) : (
    <Note tone="warn">{t('Text on this colour: {value} : 1. Below 4.5 is hard to read', { value })}</Note>
  )
}
