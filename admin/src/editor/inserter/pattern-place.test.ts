import { expect, it } from 'vitest'
import { catalogue, pageOf } from '../../blocks/testing-blocks.ts'
import { patternPlace } from './pattern-place.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 'e section', 'f container in e')
Object.assign(page.nodes['a'] ?? {}, { props: { text: 'Words' } })

it('puts a pattern behind the section in which a person writes (issue 22)', () => {
  const inText = { target: { parent: 'c', index: 1 }, replaces: 'b' }
  expect(patternPlace(page, catalogue, inText)).toMatchObject({ target: { parent: 'root', index: 1 }, replaces: 'b' })
})

it('puts it at the place itself between sections, and in place of a section without anything', () => {
  expect(patternPlace(page, catalogue, { target: { parent: 'root', index: 1 } })).toEqual({
    target: { parent: 'root', index: 1 },
  })
  expect(patternPlace(page, catalogue, { target: { parent: 'f', index: 0 } })).toMatchObject({
    target: { parent: 'root', index: 2 },
    replaces: 'e',
  })
})

it('knows no place where no section can stand', () => {
  const alone = pageOf('c container')
  Object.assign(alone.nodes['root'] ?? {}, { type: 'section' })
  expect(patternPlace(alone, catalogue, { target: { parent: 'c', index: 0 } })).toBeUndefined()
})
