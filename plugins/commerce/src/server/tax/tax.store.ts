import { millionths } from '@ashlar/sdk'
import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { TaxClass, TaxRate, TaxRules } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { TaxClassEntity, TaxRateEntity, TaxRulesEntity } from './tax.entities.ts'
import { usualRates } from './usual-rates.ts'

export type RateRow = RowOf<typeof TaxRateEntity>

export const rateOf = ({ name, country, region, millionths: share, validFrom, validUntil }: RateRow): TaxRate => ({
  ...{ name, country, region },
  rate: share / 10_000,
  ...{ from: validFrom, until: validUntil },
})

/**
 * How the website computes taxes. Met for the first time, it is given a standard class with the usual rates of its
 * country, and an empty one for what is exempt.
 */
export async function taxRules(tx: Transaction, country: string): Promise<TaxRules> {
  const row = (await storedRules(tx).executeTakeFirst()) ?? (await firstRules(tx, country))
  return rulesOf(row)
}

/** The same, held until the work is over: the classes of a website are changed one after the other. */
export async function lockedTaxRules(tx: Transaction, country: string): Promise<TaxRules> {
  await taxRules(tx, country)
  return rulesOf(await storedRules(tx).forUpdate().executeTakeFirstOrThrow())
}

type RulesRow = RowOf<typeof TaxRulesEntity>

/** Without a default class only while they are made. */
function rulesOf({ pricesIncludeTax, defaultClassId }: RulesRow): TaxRules {
  if (defaultClassId === null) throw new Error('The taxes of this website have no default class.')
  return { prices_include_tax: pricesIncludeTax, default_class: defaultClassId }
}

const storedRules = (tx: Transaction) => tx.db(TaxRulesEntity).selectFrom('tax_rules').selectAll()

/** Whoever comes first makes them; others who come at the same time wait for that. */
async function firstRules(tx: Transaction, country: string): Promise<RulesRow> {
  const made = await tx
    .db(TaxRulesEntity)
    .insertInto('tax_rules')
    .values({ defaultClassId: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tenantId')
    .executeTakeFirst()
  if (made) {
    const standard = await insertClass(tx, 'Standard', usualRates(country))
    await insertClass(tx, 'Exempt', [])
    await tx.db(TaxRulesEntity).updateTable('tax_rules').set({ defaultClassId: standard }).execute()
  }
  return storedRules(tx).executeTakeFirstOrThrow()
}

/** @throws TAX_CLASS_NAME_TAKEN */
export async function insertClass(tx: Transaction, name: string, rates: readonly TaxRate[]): Promise<number> {
  const made = await tx
    .db(TaxClassEntity)
    .insertInto('tax_class')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw nameTaken(name)
  await insertRates(tx, made.id, rates)
  return made.id
}

export function nameTaken(name: string) {
  const error = errors.TAX_CLASS_NAME_TAKEN(name)
  return error.at({ path: 'name', message: error.message })
}

export async function insertRates(tx: Transaction, taxClassId: number, rates: readonly TaxRate[]): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map(({ name, country, region, rate, from, until }) => ({
    ...{ taxClassId, name, country, region },
    millionths: millionths(rate),
    ...{ validFrom: from, validUntil: until },
  }))
  await tx.db(TaxRateEntity).insertInto('tax_rate').values(rows).execute()
}

/** Classes with their rates, each in the order in which they were written; all of them without `ids`. */
export async function taxClasses(tx: Transaction, ids?: readonly number[]): Promise<Omit<TaxClass, 'isDefault'>[]> {
  let classes = tx.db(TaxClassEntity).selectFrom('tax_class').selectAll().orderBy('id')
  let rates = tx.db(TaxRateEntity).selectFrom('tax_rate').selectAll().orderBy('id')
  if (ids !== undefined) {
    classes = classes.where('id', 'in', ids)
    rates = rates.where('taxClassId', 'in', ids)
  }
  const rows = await rates.execute()
  return (await classes.execute()).map(({ id, name, revision }) => ({
    ...{ id, name, revision },
    rates: rows.filter(({ taxClassId }) => taxClassId === id).map(rateOf),
  }))
}
