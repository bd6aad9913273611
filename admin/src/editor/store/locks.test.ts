import { expect, test } from 'vitest'
import { pageOf } from '../../blocks/testing-blocks.ts'
import { isLocked } from './locks.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 't section', 'd container in t')

test('a block is locked by itself and by every block around it, and by no other', () => {
  const locking = (id: string) => {
    const node = page.nodes[id] ?? expect.unreachable()
    const content = { ...page, nodes: { ...page.nodes, [id]: { ...node, locked: true } } }
    return Object.keys(page.nodes)
      .filter((each) => isLocked(content, each))
      .sort()
  }
  expect(locking('a')).toEqual(['a'])
  expect(locking('c')).toEqual(['a', 'c'])
  expect(locking('s')).toEqual(['a', 'c', 's'])
  expect(locking('root')).toEqual(['a', 'c', 'd', 'root', 's', 't'])
})
