import { useTexts } from '@ashlar/sdk/ui'
import { layerNameOf } from '../../blocks/naming.ts'
import type { Finding } from '../checks/checks.ts'
import { useEditor } from '../editor-context.tsx'

/** Leads to the block of a finding, out of the panel. */
export function useShowFinding(onClose: () => void): (finding: Finding) => void {
  const t = useTexts('admin')
  const { store, blocks, geometry, announce } = useEditor()
  return ({ node: id, words, gaps }) => {
    const node = store.node(id)
    if (!node) return
    onClose()
    store.select(id)
    geometry.scrollTo(id)
    announce(t('{name} selected. {words}.', { name: layerNameOf(blocks, node), words: t(words, gaps) }))
  }
}
