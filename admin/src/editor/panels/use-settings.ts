import { type Device, groupOf } from '@ashlar/sdk'
import { deviceNames } from '../../blocks/settings/words.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import {
  type DeviceValues,
  inheritedOn,
  isSetOn,
  shownOn,
  withCopyFromDesktop,
  withEdit,
  withReset,
} from './device-values.ts'
import type { Override } from './setting-row.tsx'

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
  copyFromDesktop(): void
}

export interface DeviceGroup {
  readonly values: Readonly<Record<string, unknown>>
  /** Number of values that the device sets itself. */
  readonly count: number
  override(key: string): Override
  change(values: Readonly<Record<string, unknown>>): void
  reset(keys: readonly string[]): void
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

  const groupDefaults = (prop: string): Record<string, unknown> => {
    const schema = block?.schema.properties[prop]
    const group = schema && groupOf(schema)
    return Object.fromEntries(
      Object.entries(group?.properties ?? {}).map(([key, each]) => [key, Reflect.get(each, 'default')]),
    )
  }
  const stored = (prop: string): DeviceValues => deviceValues(store.node(id)?.props[prop])
  const write = (prop: string, next: DeviceValues) =>
    commands.changeProps(id, { [prop]: Object.keys(next).length > 0 ? next : undefined })

  return {
    id,
    device,
    sync,
    props,
    stored: store.node(id)?.props ?? {},
    change: (change, label) => void commands.changeProps(id, change, label),
    group(prop) {
      const defaults = groupDefaults(prop)
      const values = stored(prop)
      return {
        values: shownOn(defaults, values, device),
        count: Object.keys(values[device] ?? {}).length,
        override: (key) => ({
          isSet: isSetOn(values, device, key),
          inherited: inheritedOn(defaults, values, device)[key],
          device: deviceNames[device],
          reset: () => write(prop, withReset(defaults, stored(prop), device, [key])),
        }),
        change: (next) => write(prop, withEdit(defaults, stored(prop), { device, sync, values: next })),
        reset: (keys) => write(prop, withReset(defaults, stored(prop), device, keys)),
      }
    },
    copyFromDesktop() {
      if (device === 'desktop' || !block) return
      const change: Record<string, unknown> = {}
      for (const [prop, schema] of Object.entries(block.schema.properties)) {
        if (!groupOf(schema)) continue
        const next = withCopyFromDesktop(groupDefaults(prop), stored(prop), device)
        change[prop] = Object.keys(next).length > 0 ? next : undefined
      }
      commands.changeProps(id, change, 'Copy from Desktop to {name}')
    },
  }
}

/** Stored per-device values; anything else counts as nothing set. */
function deviceValues(value: unknown): DeviceValues {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, own]) => isRecord(own))) : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
