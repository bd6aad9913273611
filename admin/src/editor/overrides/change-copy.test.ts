import type { Content } from '@ashlar/sdk'
import { encodeContent } from '@ashlar/sdk/editor'
import { beforeEach, expect, test } from 'vitest'
import { blocks, pageOf } from '../../blocks/testing-blocks.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'
import { TemplateShelf } from '../templates/template-shelf.ts'
import { changeInner, resetCopy, resetInner } from './change-copy.ts'

const template: Content = {
  rootNodeId: 't',
  nodes: {
    t: { type: 'section', version: 1, props: {}, parent: null, children: ['c'] },
    c: { type: 'container', version: 1, props: {}, parent: 't', children: ['x'] },
    x: { type: 'text', version: 1, props: { text: 'Template' }, parent: 'c', children: [] },
  },
}

let store: EditorStore
let shelf: TemplateShelf
let said: string[]
const tools = () => ({ store, blocks, shelf, canEdit: true, announce: (sentence: string) => void said.push(sentence) })
const labels = () => store.state.log.steps.map(({ label }) => label)
const text = (words: string) => ({ x: { type: 'text', version: 1, props: { text: words } } })

beforeEach(() => {
  said = []
  store = new EditorStore(() => 0)
  shelf = new TemplateShelf(store, blocks)
  const content = pageOf('s section')
  const copy = { ...(content.nodes['s'] ?? expect.unreachable()), template: 7 }
  store.load({
    item: { kind: 'page', id: 1, title: 'Page', revision: 1 },
    content: { ...content, nodes: { ...content.nodes, s: copy } },
  })
  const entry = { id: 7, componentName: 'T', type: 'section' as const, revision: 1 }
  store.set({ templateList: [{ ...entry, content: encodeContent(template) }] })
})

test('a text of the copy is one step of undo, and typing the template’s own text follows the template again', () => {
  for (const words of ['M', 'Mi', 'Mine']) expect(changeInner(tools(), 's', 'x', { text: words })).toBe(true)
  expect(store.node('s')?.overrides).toEqual(text('Mine'))
  expect(labels()).toEqual(['Change Text of Text to Mine in this copy'])
  store.undo()
  expect(store.node('s')).not.toHaveProperty('overrides')
  store.redo()
  changeInner(tools(), 's', 'x', { text: 'Template' })
  expect(store.node('s')).not.toHaveProperty('overrides')
})

test('looks of the template are refused with a sentence, and a locked copy changes nothing', () => {
  expect(changeInner(tools(), 's', 'x', { tag: 'h1' })).toBe(false)
  expect(said).toEqual(['This cannot be changed in a linked copy. Edit the template instead.'])
  store.change({ nodes: { s: { ...(store.node('s') ?? expect.unreachable()), locked: true } } }, { label: 'Lock' })
  expect(changeInner(tools(), 's', 'x', { text: 'Mine' })).toBe(false)
  expect(store.node('s')).not.toHaveProperty('overrides')
})

test('one value and the whole copy are reset, each as a step that is announced', () => {
  changeInner(tools(), 's', 'x', { text: 'Mine' })
  resetInner(tools(), 's', 'x', 'text')
  expect(store.node('s')).not.toHaveProperty('overrides')
  expect(labels()).toEqual(['Change Text of Text to Mine in this copy', 'Reset Text to template'])
  store.undo()
  expect(store.node('s')?.overrides).toEqual(text('Mine'))
  resetCopy(tools(), 's')
  expect(store.node('s')).not.toHaveProperty('overrides')
  expect(said).toHaveLength(2)
})

test('unlinked, the values of the copy are the blocks’ own', () => {
  changeInner(tools(), 's', 'x', { text: 'Mine' })
  new EditorCommands(store, blocks, { announce: () => undefined, refuse: () => undefined }).unlink('s', template)
  const nodes = Object.values(store.content.nodes)
  expect(nodes.filter((node) => 'template' in node || 'overrides' in node)).toEqual([])
  expect(nodes.filter(({ type }) => type === 'text').map(({ props }) => props['text'])).toEqual(['Mine'])
})
