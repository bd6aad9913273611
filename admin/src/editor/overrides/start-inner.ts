import { type Block, fillProps } from '@ashlar/sdk'
import { pickMedia } from '@ashlar/sdk/media'
import { texts, toast } from '@ashlar/sdk/ui'
import type { EditorTools } from '../editor-context.tsx'
import { chosenPicture } from '../panels/chosen-picture.ts'
import { isLocked } from '../store/locks.ts'
import { changeInner } from './change-copy.ts'
import { innerAt } from './inner-at.ts'
import { innerBlocks } from './inner-blocks.ts'
import { chooseInner, innerChosenIn } from './inner-choice.ts'
import { templateOf } from './template-of.ts'

const t = texts('admin')

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'shelf' | 'canEdit' | 'announce'>

/**
 * Edits a text of a linked copy in place, or opens the media library for a picture: of the block at which `at` points,
 * else of the one that was chosen, else of the first. Why nothing else can be edited is said.
 */
export function startInner(tools: Tools, copy: string, at: EventTarget | null): void {
  const { store, blocks, canEdit } = tools
  const node = store.node(copy)
  const template = templateOf(tools, node)
  if (!node || !template || !canEdit || !store.state.editMode || isLocked(store.content, copy)) return
  const all = innerBlocks(node, template, blocks)
  const wanted = at === null ? (innerChosenIn(copy) ?? all[0]?.id) : innerAt(tools, copy, at)
  const inner = all.find(({ id }) => id === wanted)
  if (!inner) {
    const sentence = t(
      'Only the texts, pictures and links of a linked copy can be changed here. Edit the template for the rest.',
    )
    toast.plain(sentence)
    tools.announce(sentence)
    return
  }
  store.select(copy)
  chooseInner({ copy, inner: inner.id })
  const { node: shown, block, rows } = inner
  if (blocks.editors.get(block.type)?.canvas) {
    store.set({ editing: copy, hovered: undefined })
    return
  }
  const picture = rows.find(({ control, within }) => control.kind === 'picture' && within === undefined)
  // Else the settings show its fields.
  if (picture) void choosePicture(tools, copy, inner.id, picture.prop, fillProps<Block>(block, shown.props))
}

async function choosePicture(
  tools: Tools,
  copy: string,
  inner: string,
  prop: string,
  props: Readonly<Record<string, unknown>>,
) {
  const item = await pickMedia({})
  if (item) changeInner(tools, copy, inner, chosenPicture(prop, item, props))
}
