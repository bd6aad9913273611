import {
  applyPatch,
  type BlockCatalogue,
  type Changed,
  type Content,
  type ContentNode,
  emptyPatch,
  escapedHtml,
  insertSubtree,
  isRefused,
  type LeftOut,
  mergePatches,
  nodeAt,
  propProblems,
  type Refusal,
  removeNode,
  type Target,
  upgradeContent,
  walk,
  wordsOf,
} from '@ashlar/sdk'
import { decodeContent, encodeContent } from '@ashlar/sdk/editor'
import { texts } from '@ashlar/sdk/ui'
import type { PastePlace } from '../store/paste-place.ts'
import { placeOf } from '../store/places.ts'
import { placeAt, type ReadyPlace, readyPlace } from '../store/wrapping.ts'

const t = texts('admin')

/** What lies in the clipboard: as our own format, as HTML that carries the same, and as words for everybody else. */
export interface Flavours {
  readonly blocks: string
  readonly html: string
  readonly text: string
}

/** The media type of copied blocks; the prefix lets the browser keep a type that is not its own. */
export const clipType = 'web application/x-ashlar-blocks+json'

/** Stands around the copied blocks, so that several are one document, with its limits and its checks. */
const holder = 'ashlar/clip'
const root = 'clip-root'

/** The blocks with everything in them, as a document of its own. */
export function clipOf(content: Content, ids: readonly string[]): Content {
  const nodes: Record<string, ContentNode> = {
    [root]: { type: holder, version: 1, props: {}, parent: null, children: [...ids] },
  }
  for (const id of ids) {
    for (const inner of walk(content, id)) {
      const { slot, ...rest } = inner.node
      nodes[inner.id] = inner.id === id ? { ...rest, parent: root } : inner.node
    }
  }
  return { rootNodeId: root, nodes }
}

/** Blocks that stand in no page yet, as a document of their own. */
export function clipOfBlocks(blocks: readonly Pick<ContentNode, 'type' | 'version' | 'props'>[]): Content {
  const ids = blocks.map((_, index) => `clip-${index}`)
  const held = blocks.map(({ type, version, props }, index) => {
    const node: ContentNode = { type, version, props, parent: root, children: [] }
    return [ids[index] ?? '', node] as const
  })
  const around: ContentNode = { type: holder, version: 1, props: {}, parent: null, children: ids }
  return { rootNodeId: root, nodes: { [root]: around, ...Object.fromEntries(held) } }
}

/** The blocks of a clip, each as a tree. */
export function treesOf(clip: Content): Content[] {
  return (nodeAt(clip, clip.rootNodeId)?.children ?? []).map((id) => {
    const nodes = Object.fromEntries(Array.from(walk(clip, id), (inner) => [inner.id, inner.node]))
    const top = nodes[id]
    if (top) nodes[id] = { ...top, parent: null }
    return { rootNodeId: id, nodes }
  })
}

export function flavoursOf(clip: Content, catalogue: BlockCatalogue): Flavours {
  const blocks = encodeContent(clip)
  const text = wordsOf(clip, catalogue)
  const lines = text.split('\n').map((line) => `<p>${escapedHtml(line)}</p>`)
  return { blocks, html: `<div data-ashlar-blocks="${blocks}">${lines.join('')}</div>`, text }
}

/** The blocks among what a clipboard holds; undefined when there are none that can be read. Never throws (Z2). */
export function clipFrom(flavour: (type: string) => string): Content | undefined {
  const own = flavour(clipType)
  const encoded = own === '' ? /data-ashlar-blocks="([A-Za-z0-9+/=]+)"/.exec(flavour('text/html'))?.[1] : own
  const clip = encoded === undefined ? undefined : decodeContent(encoded).content
  return clip && nodeAt(clip, clip.rootNodeId)?.type === holder ? clip : undefined
}

export interface PastedClip extends Changed {
  readonly ids: readonly string[]
  /** Blocks that could not come along, each with the reason. */
  readonly leftOut: readonly LeftOut[]
}

/** Puts the blocks of a clip behind each other, all or none. Ids are new, nesting and values are checked as for any block. */
export function pasted(
  content: Content,
  catalogue: BlockCatalogue,
  clip: Content,
  selected: string | undefined,
  target?: Target,
): PastedClip | Refusal {
  let now = content
  let patch = emptyPatch
  let beside = selected
  const ids: string[] = []
  const leftOut: LeftOut[] = []
  for (const tree of treesOf(clip)) {
    const sound = withSoundProps(tree, catalogue)
    const type = nodeAt(sound, sound.rootNodeId)?.type ?? ''
    const isAimed = target !== undefined && ids.length === 0
    const place = isAimed ? placeAt(now, catalogue, type, target) : placeForPaste(now, catalogue, type, beside)
    if (!place) {
      const title = catalogue.get(type)?.title ?? type
      return { refused: t('{title} cannot be added anywhere on this page.', { title }) }
    }
    const ready = applyPatch(now, place.patch)
    const outcome = insertSubtree(ready, catalogue, sound, place.target)
    if (isRefused(outcome)) return outcome
    patch = mergePatches(mergePatches(patch, place.patch), outcome.patch)
    now = applyPatch(ready, outcome.patch)
    beside = outcome.id
    ids.push(outcome.id)
    leftOut.push(...outcome.leftOut)
  }
  return ids.length === 0 ? { refused: t('There is nothing to paste.') } : { patch, ids, leftOut }
}

/** As `pasted`, and what makes room goes. */
export function pastedAt(
  content: Content,
  catalogue: BlockCatalogue,
  clip: Content,
  { beside, target, replaces }: PastePlace,
): PastedClip | Refusal {
  const put = pasted(content, catalogue, clip, beside, target)
  if (isRefused(put) || replaces === undefined) return put
  const removed = removeNode(applyPatch(content, put.patch), catalogue, replaces)
  return isRefused(removed) ? removed : { ...put, patch: mergePatches(put.patch, removed.patch) }
}

/** Beside a block of the same type, also where that could take it in: a copy goes behind what it was copied from. */
function placeForPaste(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  selected: string | undefined,
): ReadyPlace | undefined {
  const here = selected === undefined ? undefined : placeOf(content, selected)
  if (here && selected !== undefined && nodeAt(content, selected)?.type === type)
    return { target: { ...here, index: here.index + 1 }, patch: emptyPatch }
  return readyPlace(content, catalogue, type, selected)
}

/** Without values that their block does not take: the default stands in their place. */
function withSoundProps(tree: Content, catalogue: BlockCatalogue): Content {
  const { content, opaque } = upgradeContent(tree, catalogue)
  const nodes = { ...content.nodes }
  for (const [id, node] of Object.entries(content.nodes)) {
    if (opaque.has(id)) continue
    const wrong = new Set(propProblems(catalogue, node).map(({ path }) => path.split('/')[2] ?? ''))
    if (wrong.size === 0) continue
    nodes[id] = { ...node, props: Object.fromEntries(Object.entries(node.props).filter(([prop]) => !wrong.has(prop))) }
  }
  return { ...content, nodes }
}
