import { expect, it } from 'vitest'
import { inOrder, type OwnedTable } from './tenant-tables.ts'

const table = (name: string, ...needs: string[]): OwnedTable => ({
  ...{ schema: 'core', column: 'tenant_id', isOwn: true },
  name,
  needs: needs.map((each) => `core.${each}`),
})

it('puts each table behind what its foreign keys lead to', () => {
  const names = inOrder([table('content', 'page'), table('draft', 'page', 'content'), table('page', 'page')])
  expect(names.map(({ name }) => name)).toEqual(['page', 'content', 'draft'])
})

it('comes to an end with tables that need each other', () => {
  expect(inOrder([table('a', 'b'), table('b', 'a'), table('c', 'a')])).toHaveLength(3)
})
