import type { ContentNode } from '@ashlar/sdk'
import { useLater } from '../dialogs/use-later.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { isLocked } from '../store/locks.ts'
import { loadOverrideParts } from './later.ts'
import { useTemplateOf } from './template-of.ts'

const stay = () => undefined

export function CopyFieldsLater({ id, node }: { readonly id: string; readonly node: ContentNode }) {
  const { canEdit } = useEditor()
  const template = useTemplateOf(node)
  const locked = useEditorState((state) => isLocked(state.editorContent, id))
  const parts = useLater(template !== undefined, loadOverrideParts, stay)
  if (!parts || !template) return null
  return <parts.CopyFields id={id} node={node} template={template} disabled={!canEdit || locked} />
}
