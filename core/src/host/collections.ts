import type { CollectionMember, CollectionMembers } from '@ashlar/sdk'
import { CompositionError } from './composition-error.ts'
import { websiteHas } from './website-has.ts'

/** A member of a collection, and whose it is. */
export interface Offer {
  /** npm name of the package. */
  readonly owner: string
  /** Id of its module. */
  readonly module: string | undefined
  /** Gives the one instance; builds it first where that is still to be done. */
  member(): object
}

/** What packages offer to collections, by the id of the collection. */
export class Collections {
  readonly #offers = new Map<string, Offer[]>()

  add(collection: string, offer: Offer): void {
    this.#offers.set(collection, [...(this.#offers.get(collection) ?? []), offer])
  }

  /** Throws when two members of a collection have one id, or a member has none. Builds the members. */
  refuseTwins(): void {
    for (const [collection, offers] of this.#offers) {
      const owners = new Map<string, string>()
      for (const { owner, member } of offers) {
        const id = idOf(member())
        if (id === undefined) throw refusal(owner, `${owner} offers a member without an id to "${collection}".`)
        const other = owners.get(id)
        if (other !== undefined) throw refusal(owner, twins(other, owner, `"${id}" to "${collection}"`))
        owners.set(id, owner)
      }
    }
  }

  members(collection: string): CollectionMembers<CollectionMember> {
    const ofWebsite = () => (this.#offers.get(collection) ?? []).filter(({ module }) => websiteHas(module))
    const all = () => ofWebsite().map(({ member }) => member() as CollectionMember)
    return Object.freeze({ all, find: (id: string) => all().find((member) => member.id === id) })
  }
}

function idOf(member: object): string | undefined {
  return 'id' in member && typeof member.id === 'string' && member.id !== '' ? member.id : undefined
}

const twins = (one: string, other: string, what: string) =>
  one === other ? `${one} offers ${what} twice.` : `${one} and ${other} both offer ${what}.`

const refusal = (culprit: string, message: string) => new CompositionError('DUPLICATE_OFFER', culprit, message)
