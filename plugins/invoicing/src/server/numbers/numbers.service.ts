import type { Database, NumberSeries } from '@ashlar/sdk/server'
import type { NextNumber } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { DocumentService } from '../document/document.service.ts'
import { refused } from '../document/write-document.ts'
import { countOf, numberFrom, patternOf } from '../issue/document-number.ts'

/** Where the numbers of documents go on. */
export class NumbersService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #numbers: NumberSeries

  constructor(database: Database, documents: DocumentService, numbers: NumberSeries) {
    this.#database = database
    this.#documents = documents
    this.#numbers = numbers
  }

  /** Gives the next number as it will be printed. @throws NUMBER_TOO_LOW */
  async begin({ type, number: at, year }: NextNumber): Promise<string> {
    const { settings, today } = await this.#documents.rules()
    const pattern = patternOf(type, settings)
    const day = year === undefined ? today : `${String(year).padStart(4, '0')}-01-01`
    const number = numberFrom(pattern, day, at)
    await this.#database.tenant(async (tx) => {
      if (!(await this.#numbers.begin(tx, { ...countOf(type, pattern, day), at })))
        throw refused('number', errors.NUMBER_TOO_LOW())
      tx.audit({
        action: `${type}.next-number-set`,
        entity: 'number-series',
        entityId: `${type} ${day.slice(0, 4)}`,
        title: number,
      })
    })
    return number
  }
}
