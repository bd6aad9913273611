import { type ControlProps, field } from '@ashlar/sdk/editor'
import { Input, Switch, useTexts } from '@ashlar/sdk/ui'
import { usualInterval } from './carousel-props.ts'

/** Automation, with 5000 ms when it is switched on; a blank interval is none (BLK-CAROUSEL-014, -016). */
function IntervalControl({ id, label, value, change }: ControlProps) {
  const t = useTexts('admin')
  const isOn = typeof value === 'number'
  return (
    <span className="row">
      <Switch
        label={t('Automatic')}
        hideLabel
        checked={isOn}
        onChange={(on) => change(on ? usualInterval : undefined)}
      />
      <Input
        id={id}
        size="sm"
        type="number"
        aria-label={label}
        min={1000}
        step={500}
        placeholder={t('None')}
        suffix={<span className="add">ms</span>}
        value={isOn ? value : ''}
        onChange={({ target }) => change(target.value === '' ? undefined : Math.max(1000, target.valueAsNumber))}
      />
    </span>
  )
}

export const intervalControl = field('interval', { control: 'component', component: IntervalControl })
