import { Button, IconButton, Segments, useTexts } from '@ashlar/sdk/ui'
import { ColourField, paint } from '../../../blocks/controls/colour-field.tsx'
import { NumberField } from '../../../blocks/controls/number-field.tsx'
import { firstGradient, type Gradient, gradientCss, stopLimits, withStop } from '../gradient.ts'

interface GradientFieldProps {
  readonly label: string
  readonly gradient: Gradient | null
  readonly onChange: (value: Gradient | null) => void
}

/** None, linear or radial; angle; two to eight stops, each a colour at a place. */
export function GradientField({ label, gradient, onChange }: GradientFieldProps) {
  const t = useTexts('admin')
  const stop = (at: number, change: object) =>
    gradient &&
    onChange({
      ...gradient,
      stops: gradient.stops.map((each, index) => (index === at ? { ...each, ...change } : each)),
    })
  return (
    <span className="grad">
      <Segments
        label={label}
        size="sm"
        fill
        value={gradient?.type ?? 'none'}
        onChange={(type) => onChange(type === 'none' ? null : { ...(gradient ?? firstGradient), type })}
        options={[
          { value: 'none', label: t('None') },
          { value: 'linear', label: t('Linear') },
          { value: 'radial', label: t('Radial') },
        ]}
      />
      {gradient && (
        <>
          <i className="grad__bar" style={{ backgroundImage: gradientCss(gradient, paint) }} />
          {gradient.type === 'linear' && (
            <span className="grad__s">
              <span>{t('Angle')}</span>
              <NumberField
                label={t('Angle')}
                value={gradient.angle}
                minimum={0}
                maximum={360}
                unit={<em>°</em>}
                onChange={(angle) => angle !== null && onChange({ ...gradient, angle })}
              />
            </span>
          )}
          {gradient.stops.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the list
            <span className="grad__s" key={at}>
              <ColourField
                label={t('Colour {number}', { number: at + 1 })}
                value={each.color}
                onChange={(color) => stop(at, { color })}
              />
              <NumberField
                label={t('Position {number}', { number: at + 1 })}
                value={each.position}
                minimum={0}
                maximum={100}
                unit={<em>%</em>}
                onChange={(position) => position !== null && stop(at, { position })}
              />
              <IconButton
                size="xs"
                icon="x"
                label={t('Remove colour {number}', { number: at + 1 })}
                disabled={gradient.stops.length <= stopLimits.least}
                onClick={() => onChange({ ...gradient, stops: gradient.stops.toSpliced(at, 1) })}
              />
            </span>
          ))}
          {gradient.stops.length < stopLimits.most && (
            <Button size="sm" variant="ghost" icon="plus" onClick={() => onChange(withStop(gradient))}>
              {t('Add a colour')}
            </Button>
          )}
        </>
      )}
    </span>
  )
}
