import { groupRows } from '../../blocks/settings/control-of.ts'
import { useEditor } from '../editor-context.tsx'
import { SettingRow } from '../panels/setting-row.tsx'
import type { Settings } from '../panels/use-settings.ts'

export interface GroupRowsProps {
  readonly settings: Settings
  /** A per-device prop of the block, and which of its members are shown. */
  readonly prop: string
  readonly members: readonly string[]
  /** What else changes with a member. */
  readonly along?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** Settings of a common group, for the device in the canvas. */
export function GroupRows({ settings, prop, members, along = asTheyAre }: GroupRowsProps) {
  const { store, blocks } = useEditor()
  const schema = blocks.catalogue.get(store.node(settings.id)?.type ?? '')?.schema.properties[prop]
  const rows = schema ? groupRows(schema).filter((row) => members.includes(row.prop)) : []
  const group = settings.group(prop)
  return rows.map((row) => (
    <SettingRow
      key={row.prop}
      row={row}
      values={group.values}
      override={group.override(row.prop)}
      kept={group.kept([row.prop])}
      onChange={(values) => group.change(along(values))}
    />
  ))
}

const asTheyAre = (values: Readonly<Record<string, unknown>>) => values
