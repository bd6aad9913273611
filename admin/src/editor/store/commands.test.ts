import { beforeEach, describe, expect, test } from 'vitest'
import { blocks, pageOf, treeOf } from '../../blocks/testing-blocks.ts'
import { clipOf } from '../clipboard/clip.ts'
import { EditorCommands } from './commands.ts'
import { EditorStore } from './editor-store.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 'd text in c', 'e container in s')
const item = { kind: 'page', id: 1, title: 'Page', revision: 1 } as const

describe('what a person can do to several blocks at once', () => {
  let store: EditorStore
  let commands: EditorCommands
  let refused: string[]
  const labels = () => store.state.log.steps.map(({ label }) => label)
  const tree = () => treeOf(store.content)
  beforeEach(() => {
    refused = []
    store = new EditorStore(() => 0)
    store.load({ item, content: page })
    commands = new EditorCommands(store, blocks, { announce: () => undefined, refuse: (why) => refused.push(why) })
  })

  test('they move together, keep their order, and stay selected', () => {
    store.selectAll(['a', 'b'])
    expect(commands.moveBy(['a', 'b'], 1)).toBe(true)
    expect(tree()).toBe('root(s(c(d a b) e))')
    expect(store.state.selection).toEqual(['a', 'b'])
    expect(commands.moveBy(['a', 'b'], 1)).toBe(false)
    expect(commands.moveBy(['a', 'b'], -1)).toBe(true)
    expect(tree()).toBe('root(s(c(a b d) e))')
    expect(commands.move(['a', 'd'], { parent: 'e', index: 0 })).toBe(true)
    expect(tree()).toBe('root(s(c(b) e(a d)))')
    expect(commands.move(['b'], { parent: 'e', index: 1 })).toBe(true)
    expect(tree()).toBe('root(s(c e(a b d)))')
  })

  test('moved to a place that takes them in something only, they bring that along, as one step', () => {
    expect(commands.move(['a', 'b'], { parent: 'root', index: 1 })).toBe(true)
    expect(treeOf(store.content, 'root', (id) => store.node(id)?.type ?? '')).toBe(
      'wrapper(section(container(text) container) section(container(text text)))',
    )
    commands.undo()
    expect(store.content).toEqual(page)
  })

  test('each is one step with a name, and undo brings all of them back with the selection', () => {
    store.selectAll(['a', 'd'])
    commands.remove(['a', 'd'])
    expect(tree()).toBe('root(s(c(b) e))')
    expect(store.state.selection).toEqual(['b'])
    commands.duplicate(['b'])
    commands.toggleMark(['c', 'e'], 'hidden')
    expect(labels()).toEqual(['Remove 2 blocks', 'Duplicate Text', 'Hide 2 blocks'])
    commands.goTo(1)
    expect(tree()).toBe('root(s(c(b) e))')
    commands.goTo(3)
    expect(store.node('e')?.hidden).toBe(true)
    commands.goTo(0)
    expect(store.content).toEqual(page)
    expect(store.state.selection).toEqual(['a', 'd'])
  })

  test('one that may not be touched refuses all of them', () => {
    commands.toggleMark(['b'], 'locked')
    for (const act of [
      () => commands.remove(['a', 'b']),
      () => commands.move(['a', 'b'], { parent: 'e', index: 0 }),
      () => commands.moveBy(['b'], 1),
      () => commands.changeProps('b', { text: 'x' }),
      () => commands.mark(['b'], { name: 'x' }, 'Rename {name}'),
      () => commands.pasteStyles(clipOf(page, ['a']), ['a', 'b']),
    ]) {
      expect(act()).toBe(false)
    }
    expect(refused).toHaveLength(6)
    expect(labels()).toEqual(['Lock Text'])
    expect(commands.dragRefusal('b')).toMatch(/locked/)
  })

  test('all are hidden unless all of them are', () => {
    commands.toggleMark(['a'], 'hidden')
    commands.toggleMark(['a', 'b'], 'hidden')
    expect([store.node('a')?.hidden, store.node('b')?.hidden]).toEqual([true, true])
    commands.toggleMark(['a', 'b'], 'hidden')
    expect([store.node('a')?.hidden, store.node('b')?.hidden]).toEqual([undefined, undefined])
  })

  test('a style is pasted as far as both have the setting; what is not set goes back to the default', () => {
    commands.changeProps('s', {
      padding: { desktop: { top: 1 } },
      background: { desktop: { backgroundColor: 'dark' } },
    })
    commands.changeProps('c', { margin: { desktop: { top: 9 } } })
    expect(commands.pasteStyles(clipOf(store.content, ['s']), ['c', 'a'])).toBe(true)
    expect(store.node('c')?.props).toEqual({ padding: { desktop: { top: 1 } } })
    expect(store.node('a')?.props).toEqual({ padding: { desktop: { top: 1 } } })
    expect(labels().at(-1)).toBe('Paste style to 2 blocks')
  })

  test('content-only: texts are changed, and all that is layout is refused with one sentence', () => {
    const voice = { announce: () => undefined, refuse: (why: string) => refused.push(why) }
    const writer = new EditorCommands(store, blocks, voice, true)
    expect(writer.changeProps('a', { text: 'Written' })).toBe(true)
    for (const act of [
      () => writer.insert({ type: 'text' }),
      () => writer.move(['a'], { parent: 'e', index: 0 }),
      () => writer.moveBy(['a'], 1),
      () => writer.remove(['a']),
      () => writer.duplicate(['a']),
      () => writer.paste(clipOf(page, ['a'])),
      () => writer.pasteStyles(clipOf(page, ['s']), ['c']),
      () => writer.toggleMark(['a'], 'hidden'),
      () => writer.changeProps('a', { padding: { desktop: { top: 1 } } }),
    ]) {
      expect(act()).toBe(false)
    }
    expect(new Set(refused)).toEqual(
      new Set(['You can change the text, images and links on this page, but not its layout.']),
    )
    expect(refused).toHaveLength(9)
    expect(labels()).toEqual(['Change Text of Text to Written'])
    expect(writer.dragRefusal('a')).toMatch(/not its layout/)
  })

  test('what has no place on the page yet gets the blocks around it that its rules ask for, in the same step', () => {
    const typesIn = (id: string) => treeOf(store.content, id, (each) => store.node(each)?.type ?? '')
    store.load({ item, content: pageOf() })
    expect(commands.insert({ type: 'text' })).toBe(true)
    expect(typesIn('root')).toBe('wrapper(section(container(text)))')
    expect(labels()).toEqual(['Add Text'])
    expect(store.node(store.state.selected ?? '')?.type).toBe('text')
    commands.undo()
    expect(store.content).toEqual(pageOf())

    // A page without a container needs only that; an empty block that is selected is filled, whatever stands elsewhere.
    store.load({ item, content: pageOf('s section', 't section', 'c container in t') })
    store.select('s')
    commands.insert({ type: 'text' })
    expect(typesIn('root')).toBe('wrapper(section(container(text)) section(container))')
    store.load({ item, content: pageOf('s section') })
    commands.paste(clipOf(page, ['a', 'b']))
    expect(typesIn('root')).toBe('wrapper(section(container(text text)))')
    expect(labels()).toEqual(['Paste 2 blocks'])
    expect(refused).toEqual([])
    expect(commands.insert({ type: 'nothing-brings-it' })).toBe(false)
    expect(refused).toHaveLength(1)
  })

  test('what is added to a selected section goes into its first empty container, then on', () => {
    const typesIn = (id: string) => treeOf(store.content, id, (each) => store.node(each)?.type ?? '')
    store.load({ item, content: pageOf('s section', 'c container in s', 'd container in s') })
    store.select('s')
    commands.insert({ type: 'text' })
    expect(typesIn('s')).toBe('section(container(text) container)')
    store.select('s')
    commands.insert({ type: 'text' })
    expect(typesIn('s')).toBe('section(container(text) container(text))')
  })

  test('OPEN-129 at a place that does not take it, a new block stands in what that place takes', () => {
    const typesIn = (id: string) => treeOf(store.content, id, (each) => store.node(each)?.type ?? '')
    store.load({ item, content: pageOf('s section', 'c container in s', 't section') })
    commands.insert({ type: 'text' }, { target: { parent: 's', index: 0 } })
    expect(typesIn('root')).toBe('wrapper(section(container(text) container) section)')
    commands.insert({ type: 'text' }, { target: { parent: 'root', index: 1 } })
    expect(typesIn('root')).toBe('wrapper(section(container(text) container) section(container(text)) section)')
    expect(labels()).toEqual(['Add Text', 'Add Text'])
    expect(refused).toEqual([])
    expect(commands.insert({ type: 'section' }, { target: { parent: 'c', index: 0 } })).toBe(false)
    expect(refused).toHaveLength(1)
  })

  test('a new block takes the place of an empty text in one step, and is remembered as recent', () => {
    commands.insert({ type: 'container' }, { target: { parent: 'c', index: 1 }, replaces: 'a' })
    expect(treeOf(store.content, 'c', (id) => store.node(id)?.type ?? '')).toBe('container(container text text)')
    expect(labels()).toEqual(['Add Container'])
    commands.insert({ type: 'text' })
    commands.insert({ type: 'container' })
    expect(store.state.recent).toEqual(['container', 'text'])
  })
})
