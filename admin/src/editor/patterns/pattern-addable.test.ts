import { definePatterns, isRefused, nodeAt } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { isOffer, offerOf } from '../../blocks/patterns/pattern-offers.ts'
import { blocks, pageOf, treeOf } from '../../blocks/testing-blocks.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'
import { addableOfPattern, blankSection } from './pattern-addable.ts'

const words = (text: string) => ({
  type: 'section',
  children: [{ type: 'container', children: [{ type: 'text', props: { text } }] }],
})
const { patterns } = definePatterns({
  patterns: [{ id: 'two', title: 'Two sections', group: 'hero', blocks: [words('One'), words('Two')] }],
})

function added(lines: readonly string[], selected?: string, replaces?: string) {
  const store = new EditorStore()
  store.load({ item: { kind: 'page', id: 1, title: 'Page', revision: 1 }, content: pageOf(...lines) })
  if (selected !== undefined) store.select(selected)
  const said: string[] = []
  const commands = new EditorCommands(store, blocks, {
    announce: (each) => said.push(each),
    refuse: (each) => said.push(each),
  })
  const offer = offerOf('acme', patterns[0] ?? { id: '', title: '', blocks: [] }, blocks)
  if (!isOffer(offer)) throw new Error(offer.reason)
  const made = offer.content()
  const what = isRefused(made) ? undefined : addableOfPattern(offer, made.content)
  if (!what) throw new Error('The pattern is refused.')
  commands.insert(what, replaces === undefined ? {} : { replaces })
  const name = (id: string) =>
    lines.some((line) => line.startsWith(`${id} `)) ? id : (nodeAt(store.content, id)?.type ?? '')
  return { store, tree: () => treeOf(store.content, store.content.rootNodeId, name), said }
}

it('puts all sections of a pattern behind the selected one in one step that is called after it (issue 22)', () => {
  const { store, tree } = added(['a section', 'c container in a', 'b section'], 'c')
  expect(tree()).toBe('wrapper(a(c) section(container(text)) section(container(text)) b)')
  expect(store.state.log.steps.map(({ label }) => label)).toEqual(['Add pattern Two sections'])
  expect(nodeAt(store.content, store.state.selected ?? '')?.type).toBe('section')
  store.undo()
  expect(tree()).toBe('wrapper(a(c) b)')
})

it('puts a pattern at the end where nothing is selected, and leaves what was used lately alone', () => {
  const { store, tree } = added(['a section', 'b section'])
  expect(tree()).toBe('wrapper(a b section(container(text)) section(container(text)))')
  expect(store.state.recent).toEqual([])
})

it('takes the place of the empty section of a blank page', () => {
  const blank = pageOf('a section')
  expect([blankSection(blocks, blank), blankSection(blocks, pageOf('a section', 'b section'))]).toEqual([
    'a',
    undefined,
  ])
  expect(blankSection(blocks, pageOf('a section', 'c container in a', 't text in c'))).toBeUndefined()
  expect(added(['a section'], undefined, 'a').tree()).toBe('wrapper(section(container(text)) section(container(text)))')
})
