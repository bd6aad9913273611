import { expect, it } from 'vitest'
import { isShown, readLook, withColumn } from './look.ts'

const name = { id: 'name', fixed: true } as const
const city = { id: 'city' }
const hull = { id: 'field.hull', onDemand: true } as const

it('shows every column but those on demand, until a person chooses otherwise', () => {
  const usual = readLook(null)
  expect([name, city, hull].map((column) => isShown(column, usual))).toEqual([true, true, false])
  const chosen = withColumn(withColumn(usual, city, false), hull, true)
  expect([name, city, hull].map((column) => isShown(column, chosen))).toEqual([true, false, true])
  expect(readLook(JSON.stringify(chosen))).toEqual(chosen)
  expect(withColumn(withColumn(chosen, city, true), hull, false)).toEqual(usual)
})

it('reads what was remembered before there were columns on demand, and nothing unreadable', () => {
  expect(readLook('{"density":"compact","hidden":["city",3]}')).toEqual({
    density: 'compact',
    hidden: ['city'],
    shown: [],
  })
  expect(readLook('{')).toEqual(readLook(null))
})
