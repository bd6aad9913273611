import type { ControlProps } from '@ashlar/sdk/editor'
import type { ComponentType } from 'react'
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
  const { store } = useEditor()
  const node = useEditorState((state) => state.selected)
  return (
    <Own
      id={id}
      label={label}
      value={values[prop]}
      props={values}
      change={(value) => onChange({ [prop]: value })}
      update={onChange}
      holds={(slot) => node !== undefined && siblingsIn(store.content, node, slot).length > 0}
    />
  )
}
