import { type ControlProps, defineBlockEditor, field, panel, slider } from '@ashlar/sdk/editor'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { divider, steepest, untouchedAngle } from './block.ts'

/** The slider ends at 5 although an untouched divider has 10: the real value stands beside it (OPEN-206). */
function AngleControl({ id, label, value, change }: ControlProps) {
  const t = useTexts('admin')
  const angle = typeof value === 'number' ? value : untouchedAngle
  return (
    <span className="row">
      <input
        id={id}
        type="range"
        className="range grow"
        min={0}
        max={steepest}
        step={0.5}
        value={Math.min(angle, steepest)}
        aria-valuetext={`${angle}°`}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{angle}°</output>
      {angle !== untouchedAngle && (
        <Button size="sm" variant="ghost" onClick={() => change(undefined)}>
          <span className="sr">{label}: </span>
          {t('Reset')}
        </Button>
      )}
    </span>
  )
}

export default defineBlockEditor(divider, {
  panels: [
    panel('Options', [
      field('style', { control: 'segments' }),
      'height',
      'dividerColor',
      'backgroundColor',
      field('skewAngle', { control: 'component', component: AngleControl }),
      slider('waveCount', { step: 1 }),
      slider('waveHeight', { step: 1, unit: 'px' }),
      'waveFlip',
    ]),
  ],
  summary: ({ style }) => style,
})
