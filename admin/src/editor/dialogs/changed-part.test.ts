import type { Content } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { changedPart } from './changed-part.ts'

const node = (type: string, parent: string | null, children: string[] = []) => ({
  ...{ type, version: 1, props: {}, parent, children },
})
const page: Content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['one', 'two']),
    one: node('section', 'root', ['a']),
    a: node('text', 'one'),
    two: node('section', 'root', ['c']),
    c: node('container', 'two', ['b']),
    b: node('text', 'c'),
  },
}
const ids = (part: Content | undefined) => Object.keys(part?.nodes ?? {})

it('is the section around the first changed block that is there, whole and alone', () => {
  expect(ids(changedPart(page, ['gone', 'b', 'a']))).toEqual(['root', 'two', 'c', 'b'])
  expect(changedPart(page, ['a'])?.nodes['root']?.children).toEqual(['one'])
  expect(ids(changedPart(page, ['two']))).toEqual(['root', 'two', 'c', 'b'])
})

it('is nothing where no changed block is there, or the page itself is the one', () => {
  expect(changedPart(page, ['gone'])).toBeUndefined()
  expect(changedPart(page, ['root'])).toBeUndefined()
})
