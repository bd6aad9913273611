import type { Database, Settings, Transaction } from '@ashlar/sdk/server'
import type {
  NamedTaxClass,
  NewTaxClass,
  SaleTaxes,
  TaxClass,
  TaxClassChange,
  TaxedSale,
  Taxes,
  TaxRules,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { checkedRates } from './rate-rules.ts'
import { TaxClassEntity, TaxRateEntity, TaxRulesEntity } from './tax.entities.ts'
import { insertClass, insertRates, lockedTaxRules, nameTaken, taxClasses, taxRules } from './tax.store.ts'

/** So many that all of them are shown at once. */
const mostClasses = 20

/** Tax classes of the website and what they come to. */
export class TaxService implements Taxes {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async of(tx: Transaction, { place, sellerCountry, on, lines }: TaxedSale): Promise<SaleTaxes> {
    const rules = await taxRules(tx, sellerCountry)
    const isNamed = lines.some(({ taxClass }) => typeof taxClass === 'number')
    const there = new Set(isNamed ? (await taxClasses(tx)).map(({ id }) => id) : [])
    // A class that was deleted meanwhile is the default one: nothing is sold without its taxes.
    const classOf = (taxClass: number | null) =>
      taxClass !== null && there.has(taxClass) ? taxClass : rules.default_class
    const wanted = lines.flatMap(({ taxClass }) => (taxClass === 'exempt' ? [] : [classOf(taxClass)]))
    const rates = wanted.length === 0 ? [] : await ratesAt(tx, [...new Set(wanted)], place, on)
    return {
      pricesIncludeTax: rules.prices_include_tax,
      rates: lines.map(({ taxClass }) =>
        taxClass === 'exempt'
          ? []
          : rates
              .filter(({ taxClassId }) => taxClassId === classOf(taxClass))
              .map(({ name, millionths }) => ({ name, rate: millionths / 10_000 })),
      ),
    }
  }

  async classes(tx: Transaction, sellerCountry: string): Promise<NamedTaxClass[]> {
    const { default_class } = await taxRules(tx, sellerCountry)
    const all = (await taxClasses(tx)).map(({ id, name }) => ({ id, name, isDefault: id === default_class }))
    return all.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
  }

  async all(): Promise<{ rules: TaxRules; classes: TaxClass[] }> {
    const country = await this.#country()
    return this.#database.tenant(async (tx) => {
      const rules = await taxRules(tx, country)
      const classes = await taxClasses(tx)
      return { rules, classes: classes.map((each) => ({ ...each, isDefault: each.id === rules.default_class })) }
    })
  }

  /** @throws NO_DEFAULT_TAX_CLASS */
  async saveRules(given: TaxRules): Promise<TaxRules> {
    const country = await this.#country()
    return this.#database.tenant(async (tx) => {
      await lockedTaxRules(tx, country)
      if (!(await classById(tx, given.default_class))) {
        const error = errors.NO_DEFAULT_TAX_CLASS()
        throw error.at({ path: 'default_class', message: error.message })
      }
      const set = { pricesIncludeTax: given.prices_include_tax, defaultClassId: given.default_class }
      await tx.db(TaxRulesEntity).updateTable('tax_rules').set(set).execute()
      tx.audit({ action: 'tax-rules.changed', entity: 'tax-rules', entityId: 'rules', details: { ...given } })
      return given
    })
  }

  /** @throws TOO_MANY_TAX_CLASSES, TAX_CLASS_NAME_TAKEN, OVERLAPPING_RATES, RATE_ENDS_BEFORE_IT_BEGINS */
  async add(given: NewTaxClass): Promise<TaxClass> {
    const [name, rates, country] = [given.name.trim(), checkedRates(given.rates), await this.#country()]
    return this.#database.tenant(async (tx) => {
      const rules = await lockedTaxRules(tx, country)
      if ((await tx.em.count(TaxClassEntity, {})) >= mostClasses) throw errors.TOO_MANY_TAX_CLASSES(mostClasses)
      const id = await insertClass(tx, name, rates)
      tx.audit({ action: 'tax-class.added', entity: 'tax-class', entityId: id, title: name })
      return this.#shown(tx, id, rules)
    })
  }

  /** @throws UNKNOWN_TAX_CLASS, TAX_CLASS_CHANGED_SINCE, TAX_CLASS_NAME_TAKEN and those of its rates */
  async change(id: number, given: TaxClassChange): Promise<TaxClass> {
    const [name, rates, country] = [given.name.trim(), checkedRates(given.rates), await this.#country()]
    return this.#database.tenant(async (tx) => {
      const rules = await lockedTaxRules(tx, country)
      const before = await classById(tx, id)
      if (!before) throw errors.UNKNOWN_TAX_CLASS()
      if (given.revision !== undefined && given.revision !== before.revision) {
        throw errors.TAX_CLASS_CHANGED_SINCE().with({ current: await this.#shown(tx, id, rules) })
      }
      const namesake = await tx.em.findOne(TaxClassEntity, { name })
      if (namesake !== null && namesake.id !== id) throw nameTaken(name)
      const set = { name, revision: before.revision + 1 }
      await tx.db(TaxClassEntity).updateTable('tax_class').set(set).where('id', '=', id).execute()
      await tx.em.nativeDelete(TaxRateEntity, { taxClassId: id })
      await insertRates(tx, id, rates)
      tx.audit({ action: 'tax-class.changed', entity: 'tax-class', entityId: id, title: name })
      return this.#shown(tx, id, rules)
    })
  }

  /** @throws UNKNOWN_TAX_CLASS, DEFAULT_TAX_CLASS */
  async remove(id: number): Promise<void> {
    const country = await this.#country()
    await this.#database.tenant(async (tx) => {
      const rules = await lockedTaxRules(tx, country)
      const found = await classById(tx, id)
      if (!found) throw errors.UNKNOWN_TAX_CLASS()
      if (id === rules.default_class) throw errors.DEFAULT_TAX_CLASS()
      await tx.em.nativeDelete(TaxClassEntity, { id })
      tx.audit({ action: 'tax-class.deleted', entity: 'tax-class', entityId: id, title: found.name })
    })
  }

  /** Asked before the unit of work: it has a look at the database of its own. */
  async #country(): Promise<string> {
    return (await this.#settings.platform()).country
  }

  async #shown(tx: Transaction, id: number, rules: TaxRules): Promise<TaxClass> {
    const [found] = await taxClasses(tx, [id])
    if (!found) throw errors.UNKNOWN_TAX_CLASS()
    return { ...found, isDefault: id === rules.default_class }
  }
}

/** Undefined for one that the website does not have. */
const classById = (tx: Transaction, id: number) =>
  tx.db(TaxClassEntity).selectFrom('tax_class').selectAll().where('id', '=', id).executeTakeFirst()

/** Rates of classes that count at a place on a day; those of the whole country first. */
function ratesAt(tx: Transaction, classes: readonly number[], place: TaxedSale['place'], on: string) {
  return tx
    .db(TaxRateEntity)
    .selectFrom('tax_rate')
    .selectAll()
    .where('taxClassId', 'in', classes)
    .where('country', '=', place.country.trim().toUpperCase())
    .where('region', 'in', ['', place.region.trim().toUpperCase()])
    .where(({ or, eb }) => or([eb('validFrom', 'is', null), eb('validFrom', '<=', on)]))
    .where(({ or, eb }) => or([eb('validUntil', 'is', null), eb('validUntil', '>=', on)]))
    .orderBy('region')
    .orderBy('id')
    .execute()
}
