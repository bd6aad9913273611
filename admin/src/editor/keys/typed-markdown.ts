import { type Content, nodeAt } from '@ashlar/sdk'
import { ownStep } from '@ashlar/sdk/editor'
import { texts } from '@ashlar/sdk/ui'
import { startEditing } from '../canvas/start-editing.ts'
import type { EditorTools } from '../editor-context.tsx'
import type { EditorStore } from '../store/editor-store.ts'
import { placeOf } from '../store/places.ts'

const t = texts('admin')

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'commands' | 'canEdit' | 'canLayOut' | 'geometry'>

interface Meant {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  /** Where it is only looked at: the text goes on behind it. */
  readonly isStill?: true
}

const emptyList = (tag: 'ul' | 'ol') => `<${tag}><li></li></${tag}>`

/** What a text means that says nothing but these signs. */
function meantBy(signs: string): Meant | undefined {
  const heading = /^(#{1,6}) $/.exec(signs)?.[1]
  if (heading !== undefined) return { type: 'text', props: { text: '', tag: `h${heading.length}` } }
  if (/^[-*+] $/.test(signs)) return { type: 'textbox', props: { text: emptyList('ul') } }
  if (/^1[.)] $/.test(signs)) return { type: 'textbox', props: { text: emptyList('ol') } }
  if (signs === '> ') return { type: 'quote', props: { text: '', name: '', role: '' } }
  // A band as flat and thin as that block goes.
  return signs === '---' ? { type: 'divider', props: { height: 10, skewAngle: 0 }, isStill: true } : undefined
}

/**
 * A plain text that says only what Markdown begins a heading, a list, a quotation or a divider with becomes that. It is a
 * step of its own: undo gives back what was typed. Rich text does so within itself.
 */
export function typedMarkdown(tools: Tools, id: string): void {
  const { store, commands, canLayOut } = tools
  const node = store.node(id)
  const words = node?.props['text']
  if (!canLayOut || node?.type !== 'text' || typeof words !== 'string' || words.length > 7) return
  const meant = meantBy(words)
  if (!meant) return
  if (meant.type === node.type) return void commands.changeProps(id, meant.props, 'Change {name} to a heading')
  const place = placeOf(store.content, id)
  const tree = treeOf(tools, meant)
  const text = treeOf(tools, { type: 'text', props: { text: '' } })
  if (!place || !tree || !text) return
  const step = t('Markdown “{signs}”', { signs: words.trim() })
  const what = { type: meant.type, tree, step, ...(meant.isStill && { following: [text] }) }
  if (!commands.insert(what, { target: { ...place, index: place.index + 1 }, replaces: id })) return
  const made = store.state.selected
  const siblings = nodeAt(store.content, place.parent)?.children ?? []
  const next = meant.isStill && made !== undefined ? siblings[siblings.indexOf(made) + 1] : made
  if (next !== undefined) startEditing(tools, next)
}

function treeOf({ blocks }: Tools, { type, props }: Meant): Content | undefined {
  const block = blocks.catalogue.get(type)
  if (!block) return undefined
  const node = { type, version: block.version, props: { ...block.initial, ...props }, parent: null, children: [] }
  return { rootNodeId: 'typed', nodes: { typed: node } }
}

/** What an engine of text makes of what was typed is a step of its own. In a window of the editor: its own, and the frame's. */
export function endStepsOf(target: Window, store: EditorStore): () => void {
  const end = () => store.endStep()
  target.document.addEventListener(ownStep, end)
  return () => target.document.removeEventListener(ownStep, end)
}
