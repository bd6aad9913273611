import type { ContentNode } from '@ashlar/sdk'
import { useLater } from '../dialogs/use-later.ts'
import { useEditor, useEditorState, useNodeShell } from '../editor-context.tsx'
import { isLocked } from '../store/locks.ts'
import { loadOverrideParts } from './later.ts'
import { useTemplateOf } from './template-of.ts'

const stay = () => undefined

/** In the settings. */
export function CopyFieldsLater({ id, node }: { readonly id: string; readonly node: ContentNode }) {
  const { canEdit } = useEditor()
  const template = useTemplateOf(node)
  const locked = useEditorState((state) => isLocked(state.editorContent, id))
  const parts = useLater(template !== undefined, loadOverrideParts, stay)
  if (!parts || !template) return null
  return <parts.CopyFields id={id} node={node} template={template} disabled={!canEdit || locked} />
}

/** Below the layers, where one linked copy is selected. */
export function InnerLayersLater({ id }: { readonly id: string | undefined }) {
  const isCopy = useNodeShell(id)?.template !== undefined
  const parts = useLater(isCopy, loadOverrideParts, stay)
  return parts && isCopy && id !== undefined ? <parts.InnerLayers id={id} /> : null
}
