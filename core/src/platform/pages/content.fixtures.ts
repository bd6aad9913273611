import { blockCatalogue, type Content, type ContentNode, defineBlock, RichText } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import Type from 'typebox'

/** The layout blocks and one of text, as small as they can be: for tests of what the core does with content. */
export const wrapper = defineBlock({
  type: 'wrapper',
  title: 'Wrapper',
  icon: 'square',
  category: 'layout',
  schema: Type.Object({}),
  nesting: { in: [], accepts: ['section'], root: true },
})
export const section = defineBlock({
  type: 'section',
  title: 'Section',
  icon: 'square',
  category: 'layout',
  schema: Type.Object({}),
  common: ['alignment', 'spacing'],
  nesting: { in: ['wrapper'], accepts: ['container'] },
})
export const container = defineBlock({
  type: 'container',
  title: 'Container',
  icon: 'square',
  category: 'layout',
  schema: Type.Object({}),
  nesting: { in: ['section', 'container'], as: 'container' },
})
export const note = defineBlock({
  type: 'note',
  title: 'Note',
  icon: 'square',
  category: 'basic',
  common: ['customCss'],
  schema: Type.Object({
    text: Type.String({ default: '' }),
    body: RichText({ default: '' }),
    size: Type.Number({ default: 1, minimum: 0, maximum: 10 }),
  }),
})
export const fixtureBlocks = [wrapper, section, container, note]
export const fixtureCatalogue = blockCatalogue(fixtureBlocks)

const node = (
  type: string,
  parent: string | null,
  children: string[],
  props: ContentNode['props'] = {},
): ContentNode => ({
  type,
  version: 1,
  props,
  parent,
  children,
})

/** A sound page with one note. */
export function pageWith(props: ContentNode['props'], type = 'note', version = 1): Content {
  return {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['s']),
      s: node('section', 'root', ['c']),
      c: node('container', 's', ['n']),
      n: { ...node(type, 'c', [], props), version },
    },
  }
}

/** The blocks as a package, for a whole host. */
export const fixturePackage = {
  name: '@acme/fixture-blocks',
  root: { wrapper, section, container, note },
  renderer: [wrapper, section, container, note].map((block) => defineBlockRenderer(block, () => null)),
}
