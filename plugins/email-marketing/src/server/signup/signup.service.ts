import { type BlockProps, isTimeZone } from '@ashlar/sdk'
import {
  type BotCheck,
  type Database,
  isPublished,
  type Limits,
  type PublishedBlock,
  type PublishedBlocks,
  type Transaction,
} from '@ashlar/sdk/server'
import { newsletter } from '../../block.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { networkHash } from '../hashes.ts'
import { defaultList, hasList } from '../list/list.store.ts'
import { SignupEntity } from './signup.entity.ts'
import { takeIn } from './take-in.job.ts'

export interface SignUp {
  readonly email: string
  /** As the request says it; undefined for the website's default. */
  readonly listId: number | undefined
  readonly botToken: string | undefined
  /** Sent by the browser itself, which does no bot check: kept for staff to look at, and mails nobody. */
  readonly isWithoutScript: boolean
  /** Address on the network. */
  readonly from: string
  /** As the browser says it. */
  readonly timeZone: string | undefined
  /** Slug of the page from which it was sent, as the browser says; undefined where it says nothing. */
  readonly slug: string | undefined
}

/** A sign-up that has been checked, with what was agreed to. */
export interface CheckedSignUp {
  readonly email: string
  /** 0 for the website's default. */
  readonly listId: number
  readonly text: string
  readonly source: string
  readonly addressHash: string
  /** IANA name; left out or empty where it is not known. */
  readonly timeZone?: string
  readonly isVerified: boolean
}

/** What visitors send (API-215). The server takes list and consent from what is published, never from the request. */
export class SignUpService {
  readonly #database: Database
  readonly #published: PublishedBlocks
  /** Undefined where the installation has none: then nothing is checked. */
  readonly #botCheck: BotCheck | undefined
  readonly #limits: Limits

  constructor(database: Database, published: PublishedBlocks, botCheck: BotCheck | undefined, limits: Limits) {
    this.#database = database
    this.#published = published
    this.#botCheck = botCheck
    this.#limits = limits
  }

  /** @throws INVALID_EMAIL, NO_SUCH_SIGN_UP, NOT_VERIFIED, TOO_MANY_REQUESTS */
  async signUp(request: SignUp): Promise<void> {
    const email = normalAddress(request.email)
    if (!isAddress(email))
      throw forVisitor(errors.INVALID_EMAIL()).at({ path: 'email', message: 'Invalid email address' })
    await this.#limits.count([
      { purpose: 'email_marketing.sign-up-from', of: request.from, most: 20, seconds: 3600 },
      { purpose: 'email_marketing.sign-up', of: '', most: 2000, seconds: 3600 },
    ])
    const block = await this.#blockFor(request.listId, request.slug)
    if (!request.isWithoutScript) await this.#refuseMachine(request.botToken)
    await this.#database.tenant((tx) =>
      keep(tx, {
        ...{ email, ...block, addressHash: networkHash(email, request.from) },
        timeZone: isTimeZone(request.timeZone ?? '') ? (request.timeZone ?? '') : '',
        isVerified: !request.isWithoutScript,
      }),
    )
  }

  async #refuseMachine(token: string | undefined): Promise<void> {
    const verdict = await this.#botCheck?.verify(token)
    if (verdict !== undefined && verdict !== 'passed') throw forVisitor(errors.NOT_VERIFIED())
  }

  /**
   * The published block that takes sign-ups for the list, with what it says one agrees to (OPEN-259, T16). Of several
   * it is the one on the page that the browser names: only which of them, never what stands there, is the request's.
   */
  async #blockFor(
    listId: number | undefined,
    slug: string | undefined,
  ): Promise<Pick<CheckedSignUp, 'listId' | 'text' | 'source'>> {
    const named = await this.#named(listId ?? 0, slug)
    if (named) return { listId: listId ?? 0, text: named.props.consentText, source: pageName(named.page) }
    if (listId !== undefined && listId !== 0) throw forVisitor(errors.NO_SUCH_SIGN_UP())
    return { listId: 0, text: '', source: '' }
  }

  /** Where the page says nothing, the first anywhere; looked for only where the list itself is there. */
  async #named(listId: number, slug: string | undefined) {
    const near = (await this.#published.at({ type: newsletter.type, slug })).filter((each) => isFor(each, listId))
    const onPage = near.find(({ page }) => page.id !== 0) ?? near[0]
    if (onPage || (listId !== 0 && !(await this.#database.tenant((tx) => hasList(tx, listId))))) return onPage
    for await (const each of this.#published.ofType(newsletter.type)) if (isFor(each, listId)) return each
    return undefined
  }
}

const isFor = (
  block: PublishedBlock,
  listId: number,
): block is PublishedBlock & { props: BlockProps<typeof newsletter> } =>
  isPublished(block, newsletter) && block.props.listId === listId

/** Take a sign-up in, whoever's it is. For everybody the same: one row, one job. */
export async function keep(tx: Transaction, signUp: CheckedSignUp): Promise<void> {
  const { email, text, source, addressHash, timeZone = '', isVerified } = signUp
  const listId = signUp.listId === 0 ? await defaultList(tx) : signUp.listId
  // The block still names a list that staff have deleted.
  if (!(await hasList(tx, listId))) throw forVisitor(errors.NO_SUCH_SIGN_UP())
  const about = { source, addressHash, timeZone, isVerified }
  const kept = tx.em.create(SignupEntity, { email, listId, consentText: text, ...about })
  await tx.em.flush()
  await tx.enqueue(takeIn, { signup: kept.id })
}

const pageName = ({ title, slug, id }: { title: string; slug: string; id: number }) =>
  id === 0 ? 'Header or footer' : `${title} (/${slug})`

/** API-215 has `message` beside the platform's `error`. */
const forVisitor = <E extends { message: string; with(details: { message: string }): E }>(error: E): E =>
  error.with({ message: error.message })
