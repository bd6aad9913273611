import { Tooltip, texts, useTexts } from '@ashlar/sdk/ui'
import { useId } from 'react'
import { limited } from '../../blocks/controls/number-field.tsx'
import { angleLimits, angleOf, degreesIn } from '../../blocks/settings/angle.ts'
import type { Row } from '../../blocks/settings/control-of.ts'
import type { Kept } from '../../blocks/settings/kept-note.tsx'
import { KeptNote } from '../../blocks/settings/kept-note.tsx'
import { labelOf, optionLook } from '../../blocks/settings/words.ts'
import { ControlView } from './controls/control.tsx'
import { ScrubLabel } from './controls/scrub-label.tsx'

const t = texts('admin')

/** That the shown device sets the value itself, and how to take that back. */
export interface Override {
  readonly isSet: boolean
  readonly inherited: unknown
  readonly device: string
  reset(): void
}

export interface SettingRowProps {
  readonly row: Row
  readonly values: Readonly<Record<string, unknown>>
  readonly override?: Override
  /** The devices that an edit here does not reach. */
  readonly kept?: Kept | undefined
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** One setting: label, override dot, control. */
export function SettingRow({ row, values: all, override, kept, onChange: changeAll }: SettingRowProps) {
  const id = useId()
  const { values, onChange } = inner(row, all, changeAll)
  const label = labelOf(row.prop, row.label)
  const { control } = row
  const value = values[row.prop]
  const scrubbed = scrubOf(control, value)
  const scrub = scrubbed && ((steps: number) => onChange({ [row.prop]: scrubbed(steps) }))
  const isTall = ['textarea', 'rich-text', 'gradient'].includes(control.kind)
  const look = `pr${isTall ? ' pr--tall' : ''}${control.kind === 'gradient' ? ' pr--wide' : ''}`
  return (
    <>
      <div className={look} data-prop={row.prop}>
        <span className="pl">
          <ScrubLabel htmlFor={id} onScrub={scrub}>
            {label}
          </ScrubLabel>
          {override?.isSet && <OverrideDot label={label} prop={row.prop} override={override} />}
        </span>
        <ControlView id={id} row={row} label={label} values={values} onChange={onChange} />
      </div>
      {kept && <KeptNote label={label} kept={kept} />}
    </>
  )
}

/** The value after so many steps; undefined where a label has nothing to drag. */
function scrubOf(control: Row['control'], value: unknown): ((steps: number) => unknown) | undefined {
  switch (control.kind) {
    case 'number':
    case 'number-with-unit':
      return (steps) => limited((typeof value === 'number' ? value : 0) + steps * control.step, control)
    case 'angle':
      return (steps) => angleOf(limited(degreesIn(value) + steps, angleLimits))
    default:
      return undefined
  }
}

export function OverrideDot({
  label,
  prop,
  override,
}: {
  readonly label: string
  readonly prop: string
  readonly override: Override
}) {
  const t = useTexts('admin')
  const inherited =
    override.inherited === null || override.inherited === '' ? t('nothing') : said(prop, override.inherited)
  return (
    <Tooltip
      label={t('Set on {device}. Inherited: {inherited}. Click to reset', { device: t(override.device), inherited })}
    >
      <button
        type="button"
        className="dotb"
        aria-label={t('{label} is set on {device}. Reset to {inherited}', {
          label,
          device: t(override.device),
          inherited,
        })}
        onClick={override.reset}
      >
        <i className="dot set" />
      </button>
    </Tooltip>
  )
}

function said(prop: string, value: unknown): string {
  if (typeof value === 'string') return optionLook(prop, value).label
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  return typeof value === 'object' ? t('another value') : String(value)
}

/** The object that holds the row's value, with its defaults, and how that is changed. */
function inner(row: Row, all: SettingRowProps['values'], changeAll: SettingRowProps['onChange']) {
  const { within, prop, schema } = row
  if (within === undefined) return { values: all, onChange: changeAll }
  const held: unknown = all[within]
  const stored = typeof held === 'object' && held !== null ? { ...held } : {}
  return {
    values: { [prop]: Reflect.get(schema, 'default'), ...stored },
    onChange: (change: Readonly<Record<string, unknown>>) => changeAll({ [within]: { ...stored, ...change } }),
  }
}
