import type { ContentNode } from '@ashlar/sdk'
import { useLater } from '@ashlar/sdk/editor'
import { useEditor, useEditorState, useNodeShell } from '../editor-context.tsx'
import { isLocked } from '../store/locks.ts'
import { overrideParts } from './later.ts'
import { useTemplateOf } from './template-of.ts'

/** In the settings. */
export function CopyFieldsLater({ id, node }: { readonly id: string; readonly node: ContentNode }) {
  const { canEdit } = useEditor()
  const template = useTemplateOf(node)
  const locked = useEditorState((state) => isLocked(state.editorContent, id))
  const parts = useLater(template !== undefined, overrideParts)
  if (!parts || !template) return null
  return <parts.CopyFields id={id} node={node} template={template} disabled={!canEdit || locked} />
}

/** Below the layers, where one linked copy is selected. */
export function InnerLayersLater({ id }: { readonly id: string | undefined }) {
  const isCopy = useNodeShell(id)?.template !== undefined
  const parts = useLater(isCopy, overrideParts)
  return parts && isCopy && id !== undefined ? <parts.InnerLayers id={id} /> : null
}
