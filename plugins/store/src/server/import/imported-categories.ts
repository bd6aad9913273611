import type { Transaction } from '@ashlar/sdk/server'
import { CategoryEntity } from '../category/category.entity.ts'
import { createdCategory } from '../category/category.service.ts'
import { holdTree } from '../category/category.store.ts'

/** Categories that rows name, each looked up once. */
export class NamedCategories {
  readonly #tx: Transaction
  readonly #known = new Map<string, number>()

  constructor(tx: Transaction) {
    this.#tx = tx
  }

  /** Their ids by their names, parents first. Those that are missing are created. */
  async idsOf(paths: readonly (readonly string[])[]): Promise<number[]> {
    const ids = new Set<number>()
    for (const path of paths) {
      // A third level is left out: the product goes into the second one.
      const [top, below] = path.filter((name) => name !== '')
      if (top === undefined) continue
      const parent = await this.#named(top, null)
      ids.add(below === undefined ? parent : await this.#named(below, parent))
    }
    return [...ids]
  }

  async #named(name: string, parentId: number | null): Promise<number> {
    const key = `${parentId ?? ''} ${name}`
    const id = this.#known.get(key) ?? (await categoryNamed(this.#tx, name, parentId))
    this.#known.set(key, id)
    return id
  }
}

async function categoryNamed(tx: Transaction, name: string, parentId: number | null): Promise<number> {
  const there = await found(tx, name, parentId)
  if (there !== undefined) return there
  await holdTree(tx)
  return (await found(tx, name, parentId)) ?? (await createdCategory(tx, { category: name, parent_id: parentId })).id
}

async function found(tx: Transaction, category: string, parentId: number | null): Promise<number | undefined> {
  const row = await tx
    .db(CategoryEntity)
    .selectFrom('category')
    .select('id')
    .where('category', '=', category)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}
