import type { Block } from '@ashlar/sdk'
import type { BlockEditor } from '@ashlar/sdk/editor'
import type { BlockComponentProps, BlockRenderer } from '@ashlar/sdk/renderer'
import { useContext } from 'react'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { CanvasContext } from '../canvas/canvas-context.ts'
import { useEditor } from '../editor-context.tsx'
import { changeInner } from './change-copy.ts'
import { useInnerChoice } from './inner-choice.ts'

/** The renderer of a block inside a linked copy with the block's editing component in the place of its own. */
export function innerInPlace(
  blocks: Pick<LoadedBlocks, 'editors'>,
  { block, renderer }: { readonly block: Block; readonly renderer: BlockRenderer },
): BlockRenderer {
  const Editing = blocks.editors.get(block.type)?.canvas
  return Editing ? { ...renderer, component: editingComponent(Editing) } : renderer
}

const components = new WeakMap<object, BlockRenderer['component']>()

/** The same component for the same block every time: another one would lose the caret with every keystroke. */
function editingComponent(Editing: NonNullable<BlockEditor['canvas']>): BlockRenderer['component'] {
  const known = components.get(Editing)
  if (known) return known
  const InPlace = ({ id, props, root, view, children, region }: BlockComponentProps<Block, unknown>) => {
    const parts = useEditor()
    const { store } = parts
    const frame = useContext(CanvasContext)?.frame
    // One text is edited at a time, and it is the one that was chosen.
    const choice = useInnerChoice()
    const update = (change: object) => choice && void changeInner(parts, choice.copy, choice.inner, { ...change })
    return (
      <Editing
        id={id}
        props={props}
        root={root}
        view={view}
        region={region}
        update={(change) => {
          // A field of the block's own shows what it is given, so it waits for nothing.
          if (choice && frame?.activeElement?.closest('[contenteditable]')) store.typing(() => update(change))
          else update(change)
        }}
        done={() => store.set({ editing: undefined })}
      >
        {children}
      </Editing>
    )
  }
  components.set(Editing, InPlace)
  return InPlace
}
