import { expect, test } from 'vitest'
import { chosenPicture } from './chosen-picture.ts'

const file = { address: '/media/7/bench.webp', altText: ' The bench by the east door ' }

test('a chosen file brings its words along where the block has none of its own', () => {
  expect(chosenPicture('src', file, { src: '', altText: '' })).toEqual({
    src: '/media/7/bench.webp',
    altText: 'The bench by the east door',
  })
})

test('what was written stays, and a block without such a text gets the address alone', () => {
  expect(chosenPicture('src', file, { altText: 'Ours' })).toEqual({ src: '/media/7/bench.webp' })
  expect(chosenPicture('backgroundImage', file, {})).toEqual({ backgroundImage: '/media/7/bench.webp' })
  expect(chosenPicture('src', { ...file, altText: 'a'.repeat(401) }, { altText: '' })).toEqual({ src: file.address })
})
