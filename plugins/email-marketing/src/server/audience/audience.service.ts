import type { CollectionMembers, RecipientRow, RecipientSource } from '@ashlar/sdk'
import type { Database } from '@ashlar/sdk/server'
import type { Audience, GroupCount } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { type OpenAudience, type OpenGroup, openAudience } from './audience-groups.ts'
import { mailableOf } from './mailable.ts'
import { ownSource } from './subscriber-source.ts'

/** People that are read from a source at once. */
const pageSize = 1_000

/** People who are looked at to count an audience, at most: a large website is counted in as little time as a small one. */
const mostRead = 2_000

/** People that a preview shows. */
const shownFirst = 10

/** Somebody to whom a campaign may be sent: they agreed to it, on at least one list, and have not left. */
export interface Recipient {
  /** In lower case. */
  readonly email: string
  readonly subscriberId: number
  readonly name: string
  readonly language: string | null
  readonly customerId: number | null
  readonly values: Readonly<Record<string, string>>
}

export interface AudienceCount {
  readonly total: number
  /** There are more recipients than `total`. */
  readonly isEstimate: boolean
  /** One for each included group, in their order. */
  readonly groups: readonly GroupCount[]
  readonly first: readonly Recipient[]
  /** Sentences about included groups that cannot be read any more; nobody is counted for them. */
  readonly problems: readonly string[]
}

/** Who the people of an audience are. Counting reads the same pages as sending does. */
export class AudienceService {
  readonly #database: Database
  readonly #sources: CollectionMembers<RecipientSource>

  constructor(database: Database, sources: CollectionMembers<RecipientSource>) {
    this.#database = database
    this.#sources = sources
  }

  /**
   * The audience, if every source, field, operator and value in it is known to this website.
   *
   * @throws NOT_AN_AUDIENCE naming each group at fault, as `filters/include/0/source`: both calls that take one call it `filters`
   */
  async accepted(audience: Audience): Promise<Audience> {
    const { includeProblems, excludeProblems } = await openAudience(this.#sources, audience)
    const problems = [...includeProblems, ...excludeProblems]
    const [first] = problems
    if (first !== undefined) throw errors.NOT_AN_AUDIENCE(first.message).at(...problems)
    return audience
  }

  /**
   * Count an audience with bounded work. An included group that cannot be read any more counts nobody and is told among
   * the problems.
   *
   * @throws EXCLUDED_GROUP_GONE
   */
  async count(audience: Audience): Promise<AudienceCount> {
    const open = await this.#open(audience)
    const mostOfEach = Math.max(pageSize, Math.floor(mostRead / Math.max(1, open.include.length)))
    const groups: GroupCount[] = []
    const first: Recipient[] = []
    for (const [at, included] of open.include.entries()) {
      const counted = await this.#counted(open, at, included, mostOfEach)
      first.push(...counted.first.slice(0, shownFirst - first.length))
      groups.push(counted.group)
    }
    return {
      total: groups.reduce((sum, { recipients }) => sum + recipients, 0),
      isEstimate: groups.some(({ recipientsIsEstimate }) => recipientsIsEstimate === true),
      groups,
      first,
      problems: open.includeProblems.map(({ message }) => message),
    }
  }

  /**
   * Everybody in an audience, at most 1,000 at a step, of whom only the step is in memory. Whoever is in several groups
   * comes once. Steps may be empty. Within a unit of work it reads what that sees.
   *
   * @throws EXCLUDED_GROUP_GONE before the first step: an exclusion that can't be told must not widen the audience
   */
  async *pages(audience: Audience): AsyncGenerator<readonly Recipient[]> {
    const open = await this.#open(audience)
    for (const at of open.include.keys()) {
      for await (const { recipients } of this.#steps(open, at)) yield recipients
    }
  }

  async #open(audience: Audience): Promise<OpenAudience> {
    const open = await openAudience(this.#sources, audience)
    const [problem] = open.excludeProblems
    if (problem !== undefined) throw errors.EXCLUDED_GROUP_GONE(problem.message)
    return open
  }

  /** One included group: its people are counted beside those of them who may be mailed. */
  async #counted(open: OpenAudience, at: number, { source, filter }: OpenGroup, most: number) {
    const isOwnAlone = source.id === ownSource && open.include.length === 1 && open.exclude.length === 0
    const [people, read] = await Promise.all([
      source.count(filter),
      this.#readFirst(open, at, isOwnAlone ? pageSize : most),
    ])
    // Its people are those who may be mailed, by the condition with which its pages are read.
    const counted = isOwnAlone
      ? { recipients: people.total, isCut: people.totalIsEstimate === true }
      : { recipients: read.recipients, isCut: read.isCut }
    const group: GroupCount = {
      ...{ source: source.id, people: people.total, recipients: counted.recipients },
      ...(people.totalIsEstimate === true && { peopleIsEstimate: true }),
      ...(counted.isCut && { recipientsIsEstimate: true }),
    }
    return { group, first: read.first }
  }

  /** Recipients of a group among the first people that it has. */
  async #readFirst(open: OpenAudience, at: number, most: number) {
    const first: Recipient[] = []
    let [recipients, read] = [0, 0]
    for await (const step of this.#steps(open, at)) {
      read += step.read
      recipients += step.recipients.length
      first.push(...step.recipients.slice(0, shownFirst - first.length))
      if (step.hasMore && read >= most) return { first, recipients, isCut: true }
    }
    return { first, recipients, isCut: false }
  }

  /** The pages of one included group, without those whom a group before it has. */
  async *#steps({ include, exclude }: OpenAudience, at: number) {
    const group = include[at]
    if (group === undefined) return
    const others = [...exclude, ...include.slice(0, at)]
    let after: string | null = null
    do {
      const page = await group.source.page(group.filter, { after, limit: pageSize })
      yield {
        read: page.read ?? page.rows.length,
        hasMore: page.next !== null,
        recipients: await this.#recipients(page.rows, others),
      }
      after = page.next
    } while (after !== null)
  }

  async #recipients(rows: readonly RecipientRow[], others: readonly OpenGroup[]): Promise<readonly Recipient[]> {
    const people = new Map<string, RecipientRow>()
    for (const row of rows) {
      const email = normalAddress(row.email)
      if (isAddress(email) && !people.has(email)) people.set(email, row)
    }
    const mailable = await this.#database.tenant((tx) => mailableOf(tx, [...people.keys()]))
    let left = [...mailable.keys()]
    for (const other of others) left = await without(left, other)
    const kept = new Set(left)
    return [...people].flatMap(([email, row]) => {
      const subscriberId = kept.has(email) ? mailable.get(email) : undefined
      return subscriberId === undefined ? [] : [recipientOf(email, subscriberId, row)]
    })
  }
}

/** Those of the addresses whom a group does not have. */
async function without(emails: readonly string[], { source, filter }: OpenGroup): Promise<string[]> {
  if (emails.length === 0) return []
  const { rows } = await source.page(filter, { after: null, limit: pageSize, among: emails })
  const taken = new Set(rows.map(({ email }) => normalAddress(email)))
  // A source that gives others than it was asked for could hide those who are to be left out.
  const asked = new Set(emails)
  if ([...taken].some((email) => !asked.has(email)))
    throw new Error(`“${source.id}” gives people who were not asked for.`)
  return emails.filter((email) => !taken.has(email))
}

const recipientOf = (email: string, subscriberId: number, row: RecipientRow): Recipient => ({
  ...{ email, subscriberId, name: row.name },
  ...{ language: row.language ?? null, customerId: row.customerId ?? null, values: row.values },
})
