import { ListQuery } from '@ashlar/sdk/server'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { coerced } from './coerce.ts'

describe('query strings become the types of their schema (decision 4)', () => {
  const schema = Type.Object({
    ...ListQuery(['title', 'changedAt'], 1000),
    price: Type.Optional(Type.Number()),
    deleted: Type.Optional(Type.Boolean()),
    parentId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    role: Type.Optional(Type.Enum([1, 2])),
    ids: Type.Optional(Type.Array(Type.Integer())),
  })

  test.each([
    [{ limit: '-1' }, { limit: -1 }],
    [
      { itemsPerPage: '25', currentPage: '2' },
      { itemsPerPage: 25, currentPage: 2 },
    ],
    [{ price: '2.50' }, { price: 2.5 }],
    [{ deleted: 'true' }, { deleted: true }],
    [{ deleted: '0' }, { deleted: false }],
    [{ parentId: '' }, { parentId: null }],
    [{ parentId: '7' }, { parentId: 7 }],
    [{ role: '2' }, { role: 2 }],
    [{ ids: '4' }, { ids: [4] }],
    [{ ids: ['4', '5'] }, { ids: [4, 5] }],
    [{ search: '12' }, { search: '12' }],
    [{ orderBy: 'title' }, { orderBy: 'title' }],
  ])('%o is read as %o', (raw, read) => expect(coerced({ ...schema }, raw)).toEqual(read))

  test.each([
    [{ limit: '1e9' }],
    [{ limit: '0x10' }],
    [{ limit: '' }],
    [{ limit: ' 5' }],
    [{ limit: '9'.repeat(40) }],
    [{ limit: ['1', '2'] }],
    [{ deleted: 'yes' }],
    [{ unknown: '1' }],
  ])('%o is left as it is, for the check to refuse', (raw) => expect(coerced({ ...schema }, raw)).toEqual(raw))
})
