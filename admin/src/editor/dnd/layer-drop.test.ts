import { expect, test } from 'vitest'
import { catalogue, pageOf } from '../../blocks/testing-blocks.ts'
import { layerPlace } from './layer-drop.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 'e container in s')
const at = (id: string, share: number, moving?: string) => {
  const place = layerPlace(page, catalogue, { id, share }, moving)
  return place && `${place.edge} ${place.target.parent} ${place.target.index}`
}

test('a drop on a row goes before, into or after it', () => {
  expect(at('a', 0.1)).toBe('before c 0')
  expect(at('a', 0.9)).toBe('after c 1')
  expect(at('a', 0.6)).toBe('after c 1')
  expect(at('e', 0.5)).toBe('inside e 0')
  expect(at('e', 0.9)).toBe('after s 2')
})

test('under the head of a filled block stands its first child', () => {
  expect(at('c', 0.9)).toBe('inside c 0')
  expect(at('c', 0.5)).toBe('inside c 2')
  expect(at('c', 0.1)).toBe('before s 0')
})

test('places are counted without what is moved, which has none at itself', () => {
  expect(at('b', 0.9, 'a')).toBe('after c 1')
  expect(at('c', 0.5, 'a')).toBe('inside c 1')
  expect(at('a', 0.9, 'a')).toBeUndefined()
})
