import { type Block, type Device, groupOf, typographyProp } from '@ashlar/sdk'
import Type, { type TSchema } from 'typebox'
import {
  countOn,
  type DeviceValues,
  type GroupDefaults,
  inheritedOn,
  isSetOn,
  shownOn,
  withCopyFromDesktop,
  withDesktopEverywhere,
  withEdit,
  withReset,
} from '../../blocks/settings/device-values.ts'
import type { Kept } from '../../blocks/settings/kept-note.tsx'
import { keptValues } from '../../blocks/settings/kept-values.ts'
import { replacedValues } from '../../blocks/settings/replaced-values.ts'
import type { TypographyText } from '../../blocks/settings/sections.ts'
import { isSpacing, spacingOf, spacingProps } from '../../blocks/settings/spacing-values.ts'
import { deviceNames } from '../../blocks/settings/words.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { outermost } from '../store/selection.ts'
import type { Override } from './setting-row.tsx'
import { baseOf, type TextState } from './typography/text-values.ts'

export interface Settings {
  readonly id: string
  readonly device: Device
  /** "Sync to all Devices"; undefined for a block without per-device props. */
  readonly sync: boolean
  /** With defaults filled in. */
  readonly props: Readonly<Record<string, unknown>>
  /** As they are in the document: a prop that was not changed is the same value as before. */
  readonly stored: Readonly<Record<string, unknown>>
  /** Changes props that are the same on all devices. */
  change(change: Readonly<Record<string, unknown>>, label?: string): void
  /** A per-device group as the device in the canvas shows it. */
  group(prop: string): DeviceGroup
  /** The typography of a text of the block. */
  text(text: TypographyText): TextState
  /** What the device in the canvas shows now and "Copy from Desktop" replaces, by setting and value. */
  replaced(): readonly string[]
  copyFromDesktop(): void
}

export interface DeviceGroup {
  /** What each device sets itself. */
  readonly stored: DeviceValues
  readonly values: Readonly<Record<string, unknown>>
  /** Number of values that the device sets itself. */
  readonly count: number
  /** Of a control that shows these values. */
  override(keys: readonly string[]): Override
  change(values: Readonly<Record<string, unknown>>): void
  reset(keys: readonly string[]): void
  /** Where an edit with sync does not reach, because the device has a value of its own; undefined where it reaches all. */
  kept(keys: readonly string[]): Kept | undefined
}

/** Whether nothing that the props say has changed between the two. */
export function showsTheSame(was: Settings, is: Settings, props: readonly string[] | undefined): boolean {
  return (
    props !== undefined &&
    was.id === is.id &&
    was.device === is.device &&
    was.sync === is.sync &&
    props.every((prop) => was.stored[prop] === is.stored[prop])
  )
}

/** What the settings of the selected block show and change, for the device in the canvas. */
export function useSettings(id: string, props: Readonly<Record<string, unknown>>): Settings {
  const { store, blocks, commands } = useEditor()
  const viewport = useEditorState((state) => state.viewportDevice)
  const device: Device = viewport === 'email' ? 'desktop' : viewport
  const sync = props['syncDevices'] !== false
  const block = blocks.catalogue.get(store.node(id)?.type ?? '')

  const membersOf = (prop: string): Readonly<Record<string, TSchema>> => {
    const schema = block?.schema.properties[prop]
    return (schema && groupOf(schema)?.properties) ?? {}
  }
  const groupDefaults = (prop: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(membersOf(prop)).map(([key, each]) => [key, Reflect.get(each, 'default')]))
  const textOf = ({ text, prop }: Pick<TypographyText, 'text' | 'prop'>): TextState => ({
    text,
    prop,
    schema: block?.schema ?? noSchema,
    defaults: groupDefaults(prop),
    stored: stored(prop),
    props,
  })
  /** What holds where no device sets anything: of a text, what the block documents. */
  const baseDefaults = (prop: string): GroupDefaults => {
    const found = Object.entries(block?.texts ?? {}).find(([name]) => typographyProp(name) === prop)
    return found ? baseOf(textOf({ text: found[1], prop })) : groupDefaults(prop)
  }
  const stored = (prop: string): DeviceValues => {
    const own = store.node(id)?.props ?? {}
    return block && isSpacing(prop) ? spacingOf(block, own, prop) : deviceValues(own[prop])
  }
  const changed = (prop: string, next: DeviceValues) => {
    if (block && isSpacing(prop)) return spacingProps(block, store.node(id)?.props ?? {}, prop, next)
    return { [prop]: Object.keys(next).length > 0 ? next : undefined }
  }
  const apply = (change: Readonly<Record<string, unknown>>, label?: string) => {
    // What else is selected looks the same afterwards.
    const along = outermost(store.content, store.state.selection).filter((each) => each !== id)
    commands.changeProps(id, change, label, along)
  }
  const write = (prop: string, next: DeviceValues) => apply(changed(prop, next))

  return {
    id,
    device,
    sync,
    props,
    stored: store.node(id)?.props ?? {},
    change: apply,
    group(prop) {
      const defaults = baseDefaults(prop)
      const values = stored(prop)
      const members = membersOf(prop)
      return {
        stored: values,
        values: shownOn(defaults, values, device),
        count: countOn(values, device),
        override(keys) {
          const set = keys.filter((key) => isSetOn(values, device, key))
          return {
            isSet: set.length > 0,
            inherited: inheritedOn(defaults, values, device)[set[0] ?? keys[0] ?? ''],
            device: deviceNames[device],
            reset: () => write(prop, withReset(defaults, stored(prop), device, keys)),
          }
        },
        change: (next) => write(prop, withEdit(defaults, stored(prop), { device, sync, values: next })),
        reset: (keys) => write(prop, withReset(defaults, stored(prop), device, keys)),
        kept(keys) {
          const others = device === 'desktop' && sync ? keptValues(members, defaults, values, keys) : []
          if (others.length === 0) return undefined
          return {
            values: others,
            apply: () => write(prop, withDesktopEverywhere(defaults, stored(prop), keys)),
          }
        },
      }
    },
    text: textOf,
    replaced() {
      if (device === 'desktop' || !block) return []
      return deviceProps(block).flatMap((prop) =>
        replacedValues(
          block,
          { prop, members: membersOf(prop), defaults: baseDefaults(prop), stored: stored(prop) },
          device,
        ),
      )
    },
    copyFromDesktop() {
      if (device === 'desktop' || !block) return
      const change: Record<string, unknown> = {}
      for (const prop of deviceProps(block)) {
        Object.assign(change, changed(prop, withCopyFromDesktop(baseDefaults(prop), stored(prop), device)))
      }
      apply(change, 'Copy from Desktop to {name}')
    },
  }
}

const noSchema = Type.Object({})

/** The per-device props of a block. */
export const deviceProps = ({ schema }: Block): readonly string[] =>
  Object.entries(schema.properties).flatMap(([prop, property]) => (groupOf(property) ? [prop] : []))

/** Stored per-device values; anything else counts as nothing set. */
function deviceValues(value: unknown): DeviceValues {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, own]) => isRecord(own))) : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
