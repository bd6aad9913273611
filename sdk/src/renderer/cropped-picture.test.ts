import { expect, it } from 'vitest'
import { filesToCover, widthToCover } from './cropped-picture.ts'

const picture = {
  src: '/a.webp',
  srcSet: [320, 640, 960, 1600].map((width) => `/a.webp?w=${width} ${width}w`).join(', '),
  width: 1600,
  height: 800,
}
const widths = (files: string | undefined) => [...(files ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

it('offers no file that would be enlarged to reach the height of the box', () => {
  expect(widthToCover(picture, 350)).toBe(700)
  expect(widths(filesToCover(picture, { height: 350 }))).toEqual([960, 1600])
  expect(widths(filesToCover(picture, { height: 2000 }))).toEqual([1600])
})

it('counts a file for the part that a box of another ratio shows of it', () => {
  expect(widths(filesToCover(picture, { ratio: 1 }))).toEqual([160, 320, 480, 800])
  // Its sides are not cut: it is as wide as the box.
  expect(widths(filesToCover(picture, { ratio: 3 }))).toEqual([320, 640, 960, 1600])
})

it('leaves a picture of unknown size as it is', () => {
  const { src, srcSet } = picture
  expect(filesToCover({ src, srcSet }, { height: 350, ratio: 1 })).toBe(srcSet)
  expect(widthToCover({ src }, 350)).toBe(0)
})
