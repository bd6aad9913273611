import { Segments, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { ColourField, paint } from '../../../blocks/controls/colour-field.tsx'
import { type Gradient, gradientCss } from '../gradient.ts'
import { GradientField } from './gradient-field.tsx'
import { TextOnGround } from './text-on-ground.tsx'

interface GroundFieldProps {
  readonly id: string
  readonly label: string
  readonly colour: string
  readonly gradient: Gradient | null
  readonly onColour: (colour: string) => void
  readonly onGradient: (gradient: Gradient | null) => void
}

/** What a block stands on: a colour, and a gradient over it where there is one, in one popover. */
export function GroundField({ id, label, colour, gradient, onColour, onGradient }: GroundFieldProps) {
  const t = useTexts('admin')
  const [shown, setShown] = useState<'colour' | 'gradient'>()
  const side = shown ?? (gradient ? 'gradient' : 'colour')
  return (
    <ColourField
      id={id}
      label={label}
      value={colour}
      over={gradient ? { name: t('Gradient'), css: gradientCss(gradient, paint) } : undefined}
      head={
        <Segments
          label={t('Kind of background')}
          size="sm"
          fill
          value={side}
          onChange={setShown}
          options={[
            { value: 'colour', label: t('Colour') },
            { value: 'gradient', label: t('Gradient') },
          ]}
        />
      }
      instead={
        side === 'gradient' ? (
          <GradientField label={t('Gradient')} gradient={gradient} onChange={onGradient} />
        ) : undefined
      }
      note={
        gradient ? <p className="hint">{t('The gradient lies over this colour.')}</p> : <TextOnGround ground={colour} />
      }
      onChange={onColour}
    />
  )
}
