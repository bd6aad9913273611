import type { OutsideFetch } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { Makes, Models } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { FormOptions } from '../form-options.ts'

/** Milliseconds: makes and models change with the years. */
const keptFor = 24 * 60 * 60 * 1000
/** Answers that are kept; the oldest goes. */
const mostKept = 300

interface Kept {
  readonly at: number
  readonly answer: unknown
}

/**
 * Makes and models of a public service (FORM-053, -054), asked by the server so that visitors are not seen by it
 * (OPEN-251). What was answered is kept for a day, and longer while the service is away.
 */
export class Vehicles {
  readonly #options: FormOptions
  readonly #outside: Pick<OutsideFetch, 'get'>
  readonly #kept = new Map<string, Kept>()
  readonly #asking = new Map<string, Promise<unknown>>()

  constructor(options: FormOptions, outside: Pick<OutsideFetch, 'get'>) {
    this.#options = options
    this.#outside = outside
  }

  /** @throws FORMS_VEHICLES_OFF (404), FORMS_VEHICLES_AWAY (424) */
  async makes(type: string | undefined): Promise<Static<typeof Makes>> {
    const { base, usual } = await this.#service()
    const address = `${base}/GetMakesForVehicleType/${encodeURIComponent(type ?? usual)}?format=json`
    return this.#answer(address, Makes)
  }

  /** @throws FORMS_VEHICLES_OFF (404), FORMS_VEHICLES_AWAY (424) */
  async models(make: number): Promise<Static<typeof Models>> {
    const { base } = await this.#service()
    return this.#answer(`${base}/GetModelsForMakeId/${make}?format=json`, Models)
  }

  async #service() {
    const { vehicles_on: isOn, vehicles_address: address, vehicles_type: usual } = await this.#options.all()
    if (!isOn) throw errors.VEHICLES_OFF()
    return { base: address.replace(/(?<!\/)\/+$/, ''), usual }
  }

  async #answer<S extends typeof Makes | typeof Models>(address: string, schema: S): Promise<Static<S>> {
    const kept = this.#kept.get(address)
    const isFresh = kept !== undefined && Date.now() - kept.at < keptFor
    const answer = isFresh
      ? kept.answer
      : await this.#ask(address, schema).catch((error: unknown) => {
          if (kept) return kept.answer
          throw errors.VEHICLES_AWAY().causedBy(error)
        })
    if (!Check(schema, answer)) throw errors.VEHICLES_AWAY()
    return answer
  }

  /** Once for all who ask at the same time. */
  #ask(address: string, schema: typeof Makes | typeof Models): Promise<unknown> {
    const running =
      this.#asking.get(address) ?? this.#fetched(address, schema).finally(() => this.#asking.delete(address))
    this.#asking.set(address, running)
    return running
  }

  async #fetched(address: string, schema: typeof Makes | typeof Models): Promise<unknown> {
    const { status, body } = await this.#outside.get(address)
    const answer: unknown = JSON.parse(body.toString('utf8'))
    if (status !== 200 || !Check(schema, answer)) throw new Error(`The service answered ${status}.`)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.delete(address)
    this.#kept.set(address, { at: Date.now(), answer })
    return answer
  }
}
