import type { ControlProps } from '@ashlar/sdk/editor'
import type { BlockRow } from '@ashlar/sdk/platform'
import { Boundary } from '@ashlar/sdk/shell'
import { Note, useTexts } from '@ashlar/sdk/ui'
import type { ComponentType } from 'react'
import { reportThrown } from '../../../blocks/report-thrown.ts'
import { useEditor, useEditorState } from '../../editor-context.tsx'
import { siblingsIn } from '../../store/places.ts'

interface OwnControlProps {
  readonly component: ComponentType<ControlProps>
  readonly id: string
  readonly label: string
  readonly prop: string
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** A control that a block brings, with what it may know of the node whose settings these are. */
export function OwnControl({ component: Own, id, label, prop, values, onChange }: OwnControlProps) {
  const { store, blocks } = useEditor()
  const node = useEditorState((state) => state.selected)
  const type = node === undefined ? undefined : store.node(node)?.type
  return (
    <Boundary
      key={`${node} ${prop}`}
      stopped={() => <StoppedControl label={label} row={type === undefined ? undefined : blocks.rows.get(type)} />}
      onStopped={(error) => reportThrown(blocks, type, 'setting', error)}
    >
      <Own
        id={id}
        label={label}
        value={values[prop]}
        props={values}
        change={(value) => onChange({ [prop]: value })}
        update={onChange}
        holds={(slot) => node !== undefined && siblingsIn(store.content, node, slot).length > 0}
      />
    </Boundary>
  )
}

function StoppedControl({ label, row }: { readonly label: string; readonly row: BlockRow | undefined }) {
  const t = useTexts('admin')
  return (
    <Note tone="bad">
      {t('The setting "{label}" of {name} has stopped. Everything else still works.', {
        label,
        name: row?.packageName ?? t('this package'),
      })}
    </Note>
  )
}
