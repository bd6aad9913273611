import { type Content, nodeAt, placement, upgradeContent, walk } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { decodeContent, encodeContent } from '@ashlar/sdk/editor'
import {
  createComponentTemplate,
  createSection,
  deleteTemplate,
  listContainers,
  listSections,
  updateTemplate,
} from '@ashlar/sdk/platform'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import type { TemplateEntry } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { emptyContainer } from '../store/grouping.ts'

/** The saved sections and containers: read once, decoded when one is shown, kept in step with what is saved here. */
export class TemplateShelf {
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #decoded = new WeakMap<TemplateEntry, Content | 'unreadable'>()

  constructor(store: EditorStore, blocks: LoadedBlocks) {
    this.#store = store
    this.#blocks = blocks
  }

  /** API-101, API-102. @throws ApiError */
  async load(): Promise<void> {
    const [sections, containers] = await Promise.all([call(listSections), call(listContainers)])
    this.#store.set({ templateList: sections.results.rows, componentContainerTemplates: containers.results.rows })
  }

  get all(): readonly TemplateEntry[] {
    const { templateList, componentContainerTemplates } = this.#store.state
    return [...templateList, ...componentContainerTemplates]
  }

  /** What a template holds, brought forward; undefined when it is not there or can't be read. */
  contentOf(entry: TemplateEntry | undefined): Content | undefined {
    if (!entry) return undefined
    const known = this.#decoded.get(entry)
    if (known !== undefined) return known === 'unreadable' ? undefined : known
    const content = entry.content === null ? undefined : decodeContent(entry.content).content
    const current = content && upgradeContent(content, this.#blocks.catalogue).content
    this.#decoded.set(entry, current ?? 'unreadable')
    return current
  }

  /** Of which kind a template made of the block would be; undefined where none can be made. */
  kindFor(id: string): TemplateEntry['type'] | undefined {
    const node = this.#store.node(id)
    if (!node || node.parent === null || node.template !== undefined) return undefined
    if (node.type === 'section' || node.type === 'container') return node.type
    const { catalogue } = this.#blocks
    return placement(catalogue, emptyContainer(catalogue), undefined, node.type).allowed ? 'container' : undefined
  }

  /** Keeps the block with everything in it under a name, new or in the place of a template. @throws ApiError */
  async keep(id: string, name: string, replaced?: TemplateEntry): Promise<void> {
    const kind = this.kindFor(id)
    if (!kind) return
    const content = this.#treeFor(id, kind)
    if (replaced) {
      const { id: at, revision } = replaced
      await call(updateTemplate, { params: { id: at }, body: { content: encodeContent(content), revision } })
    } else if (kind === 'section') await call(createSection, { body: { componentName: name, content } })
    else await call(createComponentTemplate, { body: { componentName: name, type: kind, content } })
    await this.load()
  }

  /** Its content is not sent, so whoever edits it loses nothing. @throws ApiError */
  async rename(entry: TemplateEntry, name: string): Promise<void> {
    await call(updateTemplate, { params: { id: entry.id }, body: { componentName: name } })
    await this.load()
  }

  /** @throws ApiError (409) while pages show linked copies of it. */
  async remove(entry: TemplateEntry): Promise<void> {
    await call(deleteTemplate, { params: { id: entry.id } })
    await this.load()
  }

  #treeFor(id: string, kind: TemplateEntry['type']): Content {
    const nodes = Object.fromEntries(
      Array.from(walk(this.#store.content, id), (visit) => [visit.id, visit.node] as const),
    )
    const { slot: _, ...root } = nodes[id] ?? emptyContainer(this.#blocks.catalogue)
    if (root.type === kind) return { rootNodeId: id, nodes: { ...nodes, [id]: { ...root, parent: null } } }
    const around = { ...emptyContainer(this.#blocks.catalogue), children: [id] }
    return { rootNodeId: 'kept', nodes: { kept: around, ...nodes, [id]: { ...root, parent: 'kept' } } }
  }
}

/** A template as something to add: its blocks as the page's own, or a linked copy that follows it. */
export function addableOf(entry: TemplateEntry, content: Content, linked: boolean) {
  const root = nodeAt(content, content.rootNodeId)
  const key = `template:${entry.id}${linked ? ':linked' : ''}`
  const base = { type: entry.type, title: entry.componentName, key }
  if (!linked || !root) return { ...base, tree: content }
  const copy = { ...root, props: {}, children: [], template: entry.id, name: entry.componentName }
  return { ...base, tree: { rootNodeId: content.rootNodeId, nodes: { [content.rootNodeId]: copy } } }
}
