import type { Content, ContentNode } from '@ashlar/sdk'
import { useMemo } from 'react'
import { type EditorTools, useEditor, useEditorState } from '../editor-context.tsx'

/** What the template of a linked copy holds; undefined when it is gone or can't be read. */
export function templateOf({ shelf }: Pick<EditorTools, 'shelf'>, node: ContentNode | undefined): Content | undefined {
  return node?.template === undefined ? undefined : shelf.contentOf(shelf.all.find(({ id }) => id === node.template))
}

export function useTemplateOf(node: ContentNode | undefined): Content | undefined {
  const { shelf } = useEditor()
  const entry = useEditorState((state) =>
    [...state.templateList, ...state.componentContainerTemplates].find((each) => each.id === node?.template),
  )
  return useMemo(() => shelf.contentOf(entry), [shelf, entry])
}
