import {
  type ContentNode,
  changeOverrides,
  fillProps,
  isOverridable,
  nodeAt,
  sameJson,
  unusedOverrides,
} from '@ashlar/sdk'
import { texts, toast } from '@ashlar/sdk/ui'
import { nameOf } from '../../blocks/naming.ts'
import { spelledOut } from '../../blocks/settings/control-of.ts'
import { labelOf } from '../../blocks/settings/words.ts'
import type { EditorTools } from '../editor-context.tsx'
import { changeWords } from '../store/change-words.ts'
import { isLocked } from '../store/locks.ts'
import { templateOf } from './template-of.ts'

const t = texts('admin')

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'shelf' | 'canEdit' | 'announce'>

/**
 * Gives a block inside a linked copy values of the copy's own; undefined, and what the template says anyway, follow the
 * template. Changes of the same props within 500 ms are one step of undo.
 */
export function changeInner(
  tools: Tools,
  copy: string,
  inner: string,
  change: Readonly<Record<string, unknown>>,
): boolean {
  const { store, blocks, canEdit } = tools
  const node = store.node(copy)
  const template = templateOf(tools, node)
  const its = template && nodeAt(template, inner)
  const block = its && blocks.catalogue.get(its.type)
  if (!node || !template || !block || !canEdit || isLocked(store.content, copy)) return false
  const shown: Readonly<Record<string, unknown>> = fillProps(block, its.props)
  const was = { ...shown, ...node.overrides?.[inner]?.props }
  const own = Object.fromEntries(
    Object.entries(change)
      .filter(([prop]) => isOverridable(block, prop))
      .map(([prop, value]) => [prop, sameJson(value, shown[prop]) ? undefined : value]),
  )
  const next = changeOverrides(node, inner, its, own)
  const refused = unusedOverrides(next, template, blocks.catalogue).some(
    (each) => each.node === inner && own[each.prop] !== undefined,
  )
  if (refused || Object.keys(own).length === 0) {
    const sentence = t('This cannot be changed in a linked copy. Edit the template instead.')
    toast.error(sentence)
    tools.announce(sentence)
    return false
  }
  store.change(
    { nodes: { [copy]: next } },
    {
      label: t('{change} in this copy', { change: changeWords(block, nameOf(blocks, its), was, change) }),
      joinKey: `${copy} ${inner} ${Object.keys(own).sort().join(' ')}`,
    },
  )
  return true
}

/** Takes one value of the copy back to the template's, or removes one that nothing shows any more. */
export function resetInner(tools: Tools, copy: string, inner: string, prop: string): void {
  const node = tools.store.node(copy)
  const was = node?.overrides?.[inner]
  if (!node || !was) return
  const template = templateOf(tools, node)
  const schema = tools.blocks.catalogue.get(template?.nodes[inner]?.type ?? '')?.schema.properties[prop]
  const title: unknown = schema && Reflect.get(schema, 'title')
  const label = labelOf(prop, typeof title === 'string' ? title : spelledOut(prop))
  take(tools, copy, changeOverrides(node, inner, was, { [prop]: undefined }), t('Reset {label} to template', { label }))
}

/** Takes everything in the copy back to the template. */
export function resetCopy(tools: Tools, copy: string): void {
  const node = tools.store.node(copy)
  if (!node?.overrides) return
  const { overrides: _, ...rest } = node
  take(tools, copy, rest, t('Reset copy to template'))
}

function take({ store, canEdit, announce }: Tools, copy: string, next: ContentNode, label: string): void {
  if (!canEdit || isLocked(store.content, copy)) return
  store.change({ nodes: { [copy]: next } }, { label })
  announce(t('The text, picture or link of the template is shown again.'))
}
