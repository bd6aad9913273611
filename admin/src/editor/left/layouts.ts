import type { BlockCatalogue, Content, ContentNode } from '@ashlar/sdk'
import type { PaletteEntry } from '../dnd/palette-tile.tsx'

const icons = ['square', 'columns-2', 'columns-3', 'columns-4']
const words = ['Section, 1 column', 'Section, 2 columns', 'Section, 3 columns', 'Section, 4 columns']

/** Sections of one to four columns, ready to be filled; where the blocks that they are made of are there. */
export function sectionLayouts(catalogue: BlockCatalogue): PaletteEntry[] {
  const made = ['section', 'container', 'row', 'column'].map((type) => catalogue.get(type))
  if (made.some((block) => block === undefined)) return []
  return words.map((title, at) => ({
    key: `layout:${at + 1}`,
    type: 'section',
    title,
    icon: icons[at] ?? 'square',
    keywords: ['layout', 'section', 'columns'],
    category: 'layouts',
    tree: layoutOf(catalogue, at + 1),
  }))
}

function layoutOf(catalogue: BlockCatalogue, columns: number): Content {
  const node = (type: string, parent: string | null, children: string[], props = {}): ContentNode => ({
    type,
    version: catalogue.get(type)?.version ?? 1,
    props,
    parent,
    children,
  })
  const ids = Array.from({ length: columns }, (_, at) => `column${at}`)
  const count = catalogue.get('row')?.childCount?.prop
  const nodes: Record<string, ContentNode> = {
    section: node('section', null, ['container']),
    container: node('container', 'section', columns === 1 ? [] : ['row']),
  }
  if (columns > 1) {
    nodes['row'] = node('row', 'container', ids, count === undefined ? {} : { [count]: columns })
    for (const id of ids) nodes[id] = node('column', 'row', [])
  }
  return { rootNodeId: 'section', nodes }
}
