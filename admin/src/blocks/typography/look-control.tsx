import { fontSizeUnits, type TypographyMember } from '@ashlar/sdk'
import { Segments, Select, useTexts } from '@ashlar/sdk/ui'
import { ColourField } from '../controls/colour-field.tsx'
import { NumberField } from '../controls/number-field.tsx'
import { UnitMenu } from '../controls/unit-menu.tsx'
import { weightNames } from '../settings/weight-names.ts'
import { sizeIn, spacingIn } from './convert-size.ts'
import type { EffectiveType } from './effective-type.ts'
import { FontField } from './font-field.tsx'
import { effectiveNumber, limitsOf } from './member-limits.ts'
import { hexOf } from './paint-channels.ts'
import { isSegmented, segmentsOf } from './segments.ts'

export interface LookControlProps {
  readonly id: string
  readonly label: string
  readonly member: Exclude<TypographyMember, 'textStyle'>
  /** What the device sets or inherits. */
  readonly values: Readonly<Record<string, unknown>>
  /** What is shown in the canvas. */
  readonly effective: EffectiveType | undefined
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** The control of one member of a look: that of a text, or of a text style of the theme. */
export function LookControl(props: LookControlProps) {
  const { id, label, member, values, effective, onChange } = props
  const t = useTexts('admin')
  const value = values[member]
  const word = typeof value === 'string' ? value : ''
  if (isSegmented(member)) {
    return (
      <Segments
        label={label}
        size="sm"
        fill
        iconOnly
        options={segmentsOf(member).map((option) => ({ ...option, label: t(option.label) }))}
        value={word === '' ? effective?.[member] : word}
        onChange={(next) => onChange({ [member]: next })}
      />
    )
  }
  switch (member) {
    case 'fontFamily':
      return (
        <FontField
          id={id}
          label={label}
          value={word}
          effective={effective?.fontFamily ?? ''}
          onChange={(next) => onChange({ fontFamily: next })}
        />
      )
    case 'color':
      return (
        <ColourField
          id={id}
          label={label}
          value={word}
          effective={effective && hexOf(effective.color)}
          opacity={{
            value: typeof values['colorOpacity'] === 'number' ? values['colorOpacity'] : 1,
            onChange: (next) => onChange({ colorOpacity: next }),
          }}
          onChange={(next) => onChange({ color: next, ...(next === '' && { colorOpacity: 1 }) })}
        />
      )
    case 'fontWeight':
      return (
        <Select
          id={id}
          size="sm"
          value={typeof value === 'number' ? String(value) : ''}
          options={[
            { value: '', label: effective ? weightWord(String(effective.fontWeight)) : t('Default') },
            ...Object.keys(weightNames).map((each) => ({ value: each, label: weightWord(each) })),
          ]}
          className={typeof value === 'number' ? '' : 'is-effective'}
          onChange={(next) => onChange({ fontWeight: next === '' ? null : Number(next) })}
        />
      )
    default:
      return <NumberMember {...props} />
  }

  function weightWord(weight: string): string {
    const name = weightNames[weight]
    return name === undefined ? weight : `${weight} ${t(name)}`
  }
}

/** Size, line height or letter spacing, with its unit. */
function NumberMember({ id, label, member, values, effective, onChange }: LookControlProps) {
  const value = values[member]
  const unitProp = `${member}Unit`
  const stored = values[unitProp]
  // Nothing set: what is shown counts in pixels.
  const unit = typeof value === 'number' && typeof stored === 'string' ? stored : 'px'
  const convert = (next: string) =>
    effective && {
      [member]: member === 'fontSize' ? sizeIn(next, effective) : spacingIn(next, effective),
      [unitProp]: next,
    }
  return (
    <NumberField
      id={id}
      label={label}
      value={typeof value === 'number' ? value : null}
      effective={effectiveNumber(member, effective)}
      {...limitsOf(member, { ...values, [unitProp]: unit })}
      emptyable
      onChange={(next) => onChange(member === 'lineHeight' ? { [member]: next } : { [member]: next, [unitProp]: unit })}
      unit={
        stored !== undefined && (
          <UnitMenu
            label={label}
            units={member === 'fontSize' ? fontSizeUnits : spacingUnits}
            value={unit}
            onChange={(next) => onChange(convert(next) ?? { [unitProp]: next })}
          />
        )
      }
    />
  )
}

const spacingUnits = ['px', 'em'] as const
