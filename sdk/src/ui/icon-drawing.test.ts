import { expect, test } from 'vitest'
import { iconSet } from './generated/icon-set.ts'
import { drawnAt } from './icon-drawing.ts'

const pathAt = (size: number, d: string) => drawnAt(size, [['path', { d }]])[0]?.[1]['d']

test('scales the lengths of a path and leaves the flags and angles of its arcs', () => {
  expect(pathAt(12, 'M10 22V7a1 1 0 0 0-1-1H4')).toBe('M5 11V3.5a0.5 0.5 0 0 0 -0.5 -0.5H2')
  expect(pathAt(12, 'A6 4 45 1 1 8 .5 2 2 0 0 0 4 4z')).toBe('A3 2 45 1 1 4 0.25 1 1 0 0 0 2 2z')
})

test('reads the flags of an arc that stand without a space', () => {
  expect(pathAt(12, 'm4 2a.5.5 0 01.628.25 6 6 0 00-3 1')).toBe('m2 1a0.25 0.25 0 0 1 0.314 0.125 3 3 0 0 0 -1.5 0.5')
})

test('scales shapes and keeps what is no length', () => {
  const node = [
    ['circle', { cx: '12', cy: '6', r: '.5', fill: 'currentColor' }],
    ['polyline', { points: '22 7 13.5,15.5-8.5 10.5' }],
  ] as const
  expect(drawnAt(48, node)).toEqual([
    ['circle', { cx: '24', cy: '12', r: '1', fill: 'currentColor' }],
    ['polyline', { points: '44 14 27 31 -17 21' }],
  ])
})

test('scales around what a shape does to itself', () => {
  const mark = { d: 'M4 4h8', transform: 'translate(2 2) scale(.8)' }
  expect(drawnAt(12, [['path', mark]])).toEqual([
    ['path', { d: 'M4 4h8', transform: 'scale(0.5) translate(2 2) scale(.8)' }],
  ])
})

test('makes an icon of a size once, so that React sees the same lines again', () => {
  const node = iconSet['plus']
  expect(node).toBeDefined()
  if (node) expect(drawnAt(14, node)).toBe(drawnAt(14, node))
})
