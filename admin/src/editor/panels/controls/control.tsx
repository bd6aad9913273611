import { IconField, LinkInput } from '@ashlar/sdk/editor'
import { MediaField } from '@ashlar/sdk/media'
import { Segments, Select, Switch, useTexts } from '@ashlar/sdk/ui'
import { ColourField } from '../../../blocks/controls/colour-field.tsx'
import { NumberField } from '../../../blocks/controls/number-field.tsx'
import { UnitMenu } from '../../../blocks/controls/unit-menu.tsx'
import { angleLimits, angleOf, degreesIn } from '../../../blocks/settings/angle.ts'
import type { Row } from '../../../blocks/settings/control-of.ts'
import { optionLook } from '../../../blocks/settings/words.ts'
import { AlignmentPictures } from '../../alignment/alignment-pictures.tsx'
import { isPictured } from '../../alignment/pictured.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { gradientOf } from '../gradient.ts'
import { GradientField } from './gradient-field.tsx'
import { GroundField } from './ground-field.tsx'
import { OwnControl } from './own-control.tsx'
import { ShadowField } from './shadow-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextOnGround } from './text-on-ground.tsx'

export interface ControlViewProps {
  readonly id: string
  readonly row: Row
  readonly label: string
  /** Values of the row's group, defaults filled in. */
  readonly values: Readonly<Record<string, unknown>>
  /** Several at once where they belong together, such as a number and its unit. */
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** The control of one row, made from its schema. */
export function ControlView({ id, row, label, values, onChange }: ControlViewProps) {
  const t = useTexts('admin')
  const { control, prop } = row
  const value = values[prop]
  const set = (next: unknown) => onChange({ [prop]: next })
  const text = typeof value === 'string' ? value : ''
  switch (control.kind) {
    case 'switch':
      return <Switch checked={value === true} onChange={set} label={label} hideLabel />
    case 'segments':
    case 'select': {
      const options = control.options.map((option) => {
        const word = row.options?.[option]
        return { value: option, ...(word === undefined ? optionLook(prop, option) : { label: t(word) }) }
      })
      const pictured = row.pictured ?? (isPictured(prop) ? { draws: prop } : undefined)
      if (pictured) {
        return (
          <AlignmentPictures
            label={label}
            pictured={pictured}
            options={options}
            value={text}
            values={values}
            onChange={set}
          />
        )
      }
      if (control.kind === 'select' || !fitsSideBySide(options)) {
        return <Select id={id} size="sm" value={text} options={options} onChange={set} />
      }
      return (
        <Segments
          label={label}
          size="sm"
          fill
          iconOnly={options.every(({ icon }) => icon !== undefined)}
          options={options}
          value={text}
          onChange={set}
        />
      )
    }
    case 'number':
    case 'number-with-unit': {
      const unit = control.kind === 'number-with-unit' ? control.unitProp : undefined
      return (
        <NumberField
          id={id}
          label={label}
          value={typeof value === 'number' ? value : null}
          minimum={control.minimum}
          maximum={control.maximum}
          step={control.step}
          emptyable={row.emptyable}
          onChange={set}
          unit={
            control.kind === 'number-with-unit' && unit !== undefined ? (
              <UnitMenu
                label={label}
                units={control.units}
                value={String(values[unit] ?? '')}
                onChange={(next) => onChange({ [unit]: next })}
              />
            ) : (
              control.unit !== undefined && <em>{control.unit}</em>
            )
          }
        />
      )
    }
    case 'slider': {
      const number = typeof value === 'number' ? value : (control.minimum ?? 0)
      const { minimum = 0, maximum = 100, step } = control
      return (
        <span className="slid">
          <input
            id={id}
            type="range"
            className="range"
            min={minimum}
            max={maximum}
            step={step}
            value={number}
            style={{ ['--v' as string]: `${((number - minimum) / (maximum - minimum)) * 100}%` }}
            onChange={(event) => set(Number(event.target.value))}
          />
          <NumberField
            label={t('{label}, value', { label })}
            value={number}
            minimum={minimum}
            maximum={maximum}
            step={step}
            onChange={(next) => next !== null && set(next)}
            unit={control.unit !== undefined && <em>{control.unit}</em>}
          />
        </span>
      )
    }
    case 'angle':
      return (
        <NumberField
          id={id}
          label={label}
          value={degreesIn(value)}
          {...angleLimits}
          onChange={(degrees) => degrees !== null && set(angleOf(degrees))}
          unit={<em>°</em>}
        />
      )
    case 'colour':
      return (
        <ColourField
          id={id}
          label={label}
          value={text}
          note={prop === 'backgroundColor' && <TextOnGround ground={text} />}
          onChange={set}
        />
      )
    case 'ground':
      return (
        <GroundField
          id={id}
          label={label}
          colour={text}
          gradient={gradientOf(values[control.gradientProp])}
          onColour={set}
          onGradient={(next) => onChange({ [control.gradientProp]: next })}
        />
      )
    case 'picture':
      return (
        <MediaField
          size="sm"
          id={id}
          label={label}
          value={text}
          onChange={(address, item) => (item ? onChange(chosenPicture(prop, item, values)) : set(address))}
        />
      )
    case 'textarea':
    case 'rich-text':
      return (
        <TextArea
          id={id}
          value={text}
          maximumLength={control.kind === 'textarea' ? control.maximumLength : undefined}
          onChange={set}
        />
      )
    case 'icon':
      return <IconField id={id} label={label} value={text} onChange={set} />
    case 'gradient':
      return <GradientField label={label} gradient={gradientOf(value)} onChange={set} />
    case 'shadow':
      return <ShadowField label={label} value={text} onChange={set} />
    case 'link':
      return <LinkInput id={id} label={label} value={text} onChange={set} />
    case 'own':
      return (
        <OwnControl
          component={control.component}
          id={id}
          label={label}
          prop={prop}
          values={values}
          onChange={onChange}
        />
      )
    case 'text':
      return (
        <span className="u">
          <input id={id} value={text} maxLength={control.maximumLength} onChange={(event) => set(event.target.value)} />
        </span>
      )
  }
}

/** Pixels of a control, of a letter in it, and of the room that each segment needs besides. */
const controlWidth = 176
const letter = 6
const segment = 12

/** Segments whose words would wrap are a list instead. */
function fitsSideBySide(options: readonly { readonly label: string; readonly icon?: string }[]): boolean {
  if (options.every(({ icon }) => icon !== undefined)) return true
  const width = options.reduce((sum, { label }) => sum + label.length * letter + segment, 0)
  return width <= controlWidth
}
