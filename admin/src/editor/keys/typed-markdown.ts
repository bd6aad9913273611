import { type Content, type ContentNode, nodeAt } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { startEditing } from '../canvas/start-editing.ts'
import type { EditorTools } from '../editor-context.tsx'
import { placeOf } from '../store/places.ts'
import { paragraphTyped } from './typed-paragraph.ts'

const t = texts('admin')

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'commands' | 'canEdit' | 'canLayOut' | 'geometry'>

type Props = Readonly<Record<string, unknown>>

interface Meant {
  readonly type: string
  readonly props: Props
  /** Where it is only looked at: the text goes on behind it. */
  readonly isStill?: true
}

const emptyList = (tag: 'ul' | 'ol') => `<${tag}><li></li></${tag}>`

const emptyQuote: Meant = { type: 'quote', props: { text: '', name: '', role: '' } }
// A band as flat and thin as that block goes.
const divider: Meant = { type: 'divider', props: { height: 10, skewAngle: 0 }, isStill: true }

/** What a text means that says nothing but these signs. */
function meantBy(signs: string): Meant | undefined {
  const heading = /^(#{1,6}) $/.exec(signs)?.[1]
  if (heading !== undefined) return { type: 'text', props: { text: '', tag: `h${heading.length}` } }
  if (/^[-*+] $/.test(signs)) return { type: 'textbox', props: { text: emptyList('ul') } }
  if (/^1[.)] $/.test(signs)) return { type: 'textbox', props: { text: emptyList('ol') } }
  if (signs === '> ') return emptyQuote
  return signs === '---' ? divider : undefined
}

/**
 * A plain text that says only what Markdown begins a heading, a list, a quotation or a divider with becomes that; a
 * paragraph of a rich text becomes a quotation or a divider, and the rest within itself. It is a step of its own: undo
 * gives back what was typed. `before`: what the block was until this sign.
 */
export function typedMarkdown(tools: Tools, id: string, before: Props): void {
  const node = tools.store.node(id)
  const { text: words } = node?.props ?? {}
  if (!tools.canLayOut || !node || typeof words !== 'string') return
  if (node.type === 'text') becomeOfText(tools, id, node, words)
  if (node.type === 'textbox') splitRichText(tools, id, node, before['text'], words)
}

function becomeOfText(tools: Tools, id: string, node: ContentNode, words: string): void {
  const { store, commands } = tools
  if (words.length > 7) return
  const meant = meantBy(words)
  if (!meant) return
  if (meant.type === node.type) return void commands.changeProps(id, meant.props, 'Change {name} to a heading')
  const place = placeOf(store.content, id)
  const tree = treeOf(tools, meant)
  const text = treeOf(tools, { type: 'text', props: { text: '' } })
  if (!place || !tree || !text) return
  const step = stepOf(words)
  const what = { type: meant.type, tree, step, ...(meant.isStill && { following: [text] }) }
  if (!commands.insert(what, { target: { ...place, index: place.index + 1 }, replaces: id })) return
  writeOn(tools, place.parent, meant)
}

/** What stands behind the paragraph goes on in a text of its own. */
function splitRichText(tools: Tools, id: string, node: ContentNode, was: unknown, now: string): void {
  const typed = paragraphTyped(typeof was === 'string' ? was : '', now)
  const place = placeOf(tools.store.content, id)
  if (!typed || !place) return
  const meant = typed.signs === '---' ? divider : emptyQuote
  const tree = treeOf(tools, typed.words === '' ? meant : { ...meant, props: { ...meant.props, text: typed.words } })
  const text = treeOf(tools, { type: node.type, props: { ...node.props, text: typed.after } })
  if (!tree || !text) return
  const goesOn = meant.isStill || typed.after !== ''
  const what = { type: meant.type, tree, step: stepOf(typed.signs), ...(goesOn && { following: [text] }) }
  const left = typed.before === '' ? { replaces: id } : { shortens: { id, to: { text: typed.before } } }
  if (tools.commands.insert(what, { target: { ...place, index: place.index + 1 }, ...left }))
    writeOn(tools, place.parent, meant)
}

const stepOf = (signs: string) => t('Markdown “{signs}”', { signs: signs.trim() })

/** Writing goes on in what was made, or behind what is only looked at. */
function writeOn(tools: Tools, parent: string, { isStill }: Meant) {
  const { store, blocks } = tools
  const made = store.state.selected
  const siblings = nodeAt(store.content, parent)?.children ?? []
  const next = isStill && made !== undefined ? siblings[siblings.indexOf(made) + 1] : made
  const type = next === undefined ? undefined : store.node(next)?.type
  if (next === undefined || type === undefined || startEditing(tools, next)) return
  // What edits it may still be on its way.
  void blocks.fetchCode([type]).then(() => store.state.selected === next && startEditing(tools, next))
}

function treeOf({ blocks }: Tools, { type, props }: Meant): Content | undefined {
  const block = blocks.catalogue.get(type)
  if (!block) return undefined
  const node = { type, version: block.version, props: { ...block.initial, ...props }, parent: null, children: [] }
  return { rootNodeId: 'typed', nodes: { typed: node } }
}
