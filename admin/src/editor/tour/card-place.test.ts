import { expect, test } from 'vitest'
import { cardPlace } from './card-place.ts'

const card = { width: 340, height: 180 }
const wide = { width: 1440, height: 900 }

test('the card of the tour stands beside what it speaks of, and never leaves the window (issue 5)', () => {
  expect(cardPlace({ left: 0, top: 48, width: 268, height: 820 }, card, wide)).toEqual({ left: 280, top: 60 })
  expect(cardPlace({ left: 1140, top: 48, width: 300, height: 820 }, card, wide)).toEqual({ left: 788, top: 60 })
  expect(cardPlace({ left: 1000, top: 0, width: 440, height: 48 }, card, wide)).toEqual({ left: 648, top: 12 })
  const telephone = { width: 390, height: 844 }
  expect(cardPlace({ left: 0, top: 0, width: 390, height: 48 }, { width: 366, height: 190 }, telephone)).toEqual({
    left: 12,
    top: 60,
  })
  expect(cardPlace({ left: 14, top: 800, width: 70, height: 36 }, { width: 366, height: 190 }, telephone)).toEqual({
    left: 12,
    top: 598,
  })
  expect(cardPlace({ left: 0, top: 48, width: 390, height: 740 }, { width: 366, height: 190 }, telephone)).toEqual({
    left: 12,
    top: 327,
  })
})
