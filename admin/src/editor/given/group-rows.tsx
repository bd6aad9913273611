import type { ControlProps } from '@ashlar/sdk/editor'
import type { ComponentType } from 'react'
import { groupRows, type Row } from '../../blocks/settings/control-of.ts'
import { useEditor } from '../editor-context.tsx'
import { SettingRow } from '../panels/setting-row.tsx'
import type { Settings } from '../panels/use-settings.ts'

export interface GroupRowsProps {
  readonly settings: Settings
  /** A per-device prop of the block, and which of its members are shown. */
  readonly prop: string
  readonly members: readonly string[]
  /** Controls for members that need one of their own. */
  readonly controls?: Readonly<Record<string, ComponentType<ControlProps>>>
  /** Changes members of the device in the canvas in another way than as they are. */
  readonly onChange?: (values: Readonly<Record<string, unknown>>) => void
}

/** Settings of a common group, for the device in the canvas. */
export function GroupRows({ settings, prop, members, controls = {}, onChange }: GroupRowsProps) {
  const { store, blocks } = useEditor()
  const schema = blocks.catalogue.get(store.node(settings.id)?.type ?? '')?.schema.properties[prop]
  const rows = schema ? groupRows(schema).filter((row) => members.includes(row.prop)) : []
  const group = settings.group(prop)
  return rows.map((row) => (
    <SettingRow
      key={row.prop}
      row={controlled(row, controls[row.prop])}
      values={group.values}
      override={group.override([row.prop])}
      kept={group.kept([row.prop])}
      onChange={onChange ?? group.change}
    />
  ))
}

function controlled(row: Row, component: ComponentType<ControlProps> | undefined): Row {
  return component ? { ...row, control: { kind: 'own', component } } : row
}
