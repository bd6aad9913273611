import { fonts } from '@ashlar/sdk'
import { Icon, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { linkFont } from '../settings/link-font.ts'

export interface FontFieldProps {
  readonly id: string
  readonly label: string
  /** Name of a font, or empty: as the theme says. */
  readonly value: string
  /** Name of the font that is shown. */
  readonly effective: string
  readonly onChange: (font: string) => void
}

/** The website's fonts, each in its own face. */
export function FontField({ id, label, value, effective, onChange }: FontFieldProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  const shown = value || effective
  const choose = (font: string) => {
    onChange(font)
    setOpen(false)
  }
  const show = (isOpen: boolean) => {
    // Files are fetched for the letters that are really seen, when the list opens.
    if (isOpen) for (const font of fonts) linkFont(document, font)
    setOpen(isOpen)
  }
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={show}
      width={230}
      align="end"
      trigger={
        <button
          type="button"
          id={id}
          className={`fontb${value === '' ? ' is-effective' : ''}`}
          aria-label={`${label}: ${shown}`}
        >
          <span className="trunc">{shown}</span>
          <Icon name="chevron-down" size="sm" />
        </button>
      }
    >
      <fieldset className="fontl">
        <legend className="sr">{label}</legend>
        <button
          type="button"
          className={value === '' ? 'on' : undefined}
          aria-pressed={value === ''}
          onClick={() => choose('')}
        >
          {t('From the theme')}
        </button>
        {fonts.map((font) => (
          <button
            key={font}
            type="button"
            className={font === value ? 'on' : undefined}
            aria-pressed={font === value}
            style={{ fontFamily: `"${font}", sans-serif` }}
            onClick={() => choose(font)}
          >
            {font}
          </button>
        ))}
      </fieldset>
    </Popover>
  )
}
