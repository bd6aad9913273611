import Type from 'typebox'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defineBlock } from '../definition/block.ts'
import { addTexts, setLanguage } from '../texts/texts.ts'
import { blockCatalogue } from './catalogue.ts'
import { placement, rootPlacement } from './nesting.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'

const placed = (parent: string, child: string, slot?: string, props: Record<string, unknown> = {}) => {
  const outcome = placement(sampleBlocks, { type: parent, props }, slot, child)
  return outcome.allowed || outcome.reason
}

describe('rules of nesting (OPEN-129)', () => {
  test('refuse in the language of the admin, blocks by their names there', () => {
    addTexts('admin', 'de', {
      Section: 'Abschnitt',
      Wrapper: 'Hülle',
      '{block} can only be placed in {blocks}.': '„{block}“ darf nur hier stehen: {blocks}.',
    })
    setLanguage('de')
    onTestFinished(() => setLanguage('en'))
    expect(placed('container', 'section')).toBe('„Abschnitt“ darf nur hier stehen: Hülle.')
    // What a catalogue lacks stays English.
    expect(placed('container', 'nowhere')).toBe('No installed package provides the block "nowhere".')
  })

  test.each([
    ['wrapper', 'section'],
    ['section', 'container'],
    ['container', 'container'],
    ['container', 'row'],
    ['container', 'text'],
    ['row', 'column'],
    ['column', 'text'],
    ['column', 'container'],
    ['column', 'row'],
  ])('a %s takes a %s', (parent, child) => expect(placed(parent, child)).toBe(true))

  test('a section accepts only container children (BLK-COMMON-017)', () => {
    expect(placed('section', 'text')).toBe('A section accepts containers only.')
  })
  test('a container cannot receive wrapper blocks (BLK-COMMON-016)', () => {
    expect(placed('container', 'wrapper')).toBe("A wrapper can't be placed in another block.")
    expect(placed('container', 'section')).toBe('A section can only be placed in a wrapper.')
  })
  test('what holds no blocks says so', () => {
    expect(placed('text', 'text')).toBe('A text accepts no blocks.')
    expect(placed('tabs', 'text')).toBe('A tabs block accepts blocks only in its parts.')
  })
  test('a region counts as a container, may narrow it, and exists once per item', () => {
    const props = { items: [{ id: 'a' }] }
    expect(placed('tabs', 'container', 'tab:a', props)).toBe(true)
    expect(placed('tabs', 'container', 'tab:b', props)).toBe('A tabs block has no part "tab:b".')
    expect(placed('tabs', 'column', 'tab:a', props)).toBe('A column can only be placed in a row.')
    expect(placed('tabs', 'text', 'lead')).toBe(true)
    expect(placed('tabs', 'row', 'lead')).toBe('A tabs lead accepts texts only.')
  })
  test('a linked copy takes nothing', () => {
    expect(placement(sampleBlocks, { type: 'container', props: {}, template: 3 }, undefined, 'text').allowed).toBe(
      false,
    )
  })
  test('the root of a page is a block made for it', () => {
    expect(rootPlacement(sampleBlocks, 'wrapper').allowed).toBe(true)
    expect(rootPlacement(sampleBlocks, 'text')).toEqual({
      allowed: false,
      reason: "A text can't be the outermost block.",
    })
    expect(rootPlacement(sampleBlocks, 'wrapper', ['section'])).toEqual({
      allowed: false,
      reason: 'The outermost block must be a section.',
    })
  })
})

test('a part of a block takes what may stand in that block alone, and what may stand in a container', () => {
  const own = { icon: 'square', category: 'content', schema: Type.Object({}) }
  const blocks = blockCatalogue([
    defineBlock({ ...own, type: 'shelf', title: 'Shelf', regions: [{ name: 'board', title: 'board' }] }),
    defineBlock({ ...own, type: 'book', title: 'Book', nesting: { in: ['shelf'] } }),
    defineBlock({ ...own, type: 'note', title: 'Note' }),
    defineBlock({ ...own, type: 'seat', title: 'Seat', nesting: { in: ['sofa'] } }),
  ])
  const takes = (type: string) => placement(blocks, { type: 'shelf', props: {} }, 'board', type).allowed
  expect([takes('book'), takes('note'), takes('seat')]).toEqual([true, true, false])
})
