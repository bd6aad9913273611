import Type, { type Static, type TLiteral, type TObject, type TProperties, type TSchema, type TUnion } from 'typebox'
import type { Access } from './access.ts'

/** What a call takes or gives where that is no JSON: a form with files, an archive, a stream of events. */
export interface MediaType {
  readonly contentType: string
}

/**
 * A body or a reply that is no JSON: `mediaType('application/zip')`.
 */
/*#__NO_SIDE_EFFECTS__*/
export function mediaType(contentType: string): MediaType {
  return Object.freeze({ contentType })
}

/** Members of a reply beside `success`. */
export type Members = TProperties

/** A reply given as a whole. */
export type Whole = TObject | TUnion

/** What is written of a call of the API: its address, what it takes and gives, and who may make it. */
export interface CallDefinition {
  /** Module and name, such as `email_marketing.saveList`; `core.` begins the platform's own. Never changes. */
  readonly id: `${string}.${string}`
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole address with its parameters: `/api/v1/admin/email-marketing/lists/:id/`. */
  readonly path: `/${string}`
  /** What it does, in a few words that begin with a verb: `Change a newsletter list`. */
  readonly summary: string
  readonly description?: string
  /** Parameters of the address: an object with a member for each. */
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema | MediaType
  /**
   * Members beside `success`: `{ list: MailingList }`, `{ results: Rows(MailingList) }`, `{}`. The whole of it as a
   * schema where it has several shapes or somebody else gave it one; or what is no JSON.
   */
  readonly reply: Members | Whole | MediaType
  /** Status of a success; 200 without it. */
  readonly status?: 200 | 201 | 202
  /** Largest body in bytes; 1 MiB without it. */
  readonly bodyLimit?: number
  /** Who may call it. */
  readonly access: Access
  /** Without it, API tokens are accepted where `access` is a permission, and refused where it is `signed-in` or `staff`. */
  readonly tokens?: 'accepted' | 'refused'
  /** Lowest plan whose websites have it; others get 403 `PLAN_REQUIRED`. */
  readonly plan?: 'standard' | 'enterprise'
  /**
   * Answers people whose role requires two-factor authentication before they have set it up; every other call that is
   * not public refuses them until then.
   */
  readonly beforeSecondFactor?: true
  /** Accepts unsafe requests from other sites (webhooks, one-click unsubscribe). */
  readonly crossSite?: true
  /** Refused without proof of the same origin even when no session cookie is sent: sign-in. */
  readonly sameOrigin?: true
  /**
   * Knows its visitor by a cookie, as `request.visitor`, and is never cached. Unsafe requests need proof of the same
   * origin, and an `Idempotency-Key` is possible without an account.
   */
  readonly visitor?: true
  /**
   * For public GET calls whose reply depends on nothing but the website, the address and whether somebody is signed in.
   * Replies are kept in memory for visitors, under the tags that the handler names with `request.keepUnder`.
   */
  readonly kept?: true
}

/** A call of the API, made by `defineCall`. */
export interface Call extends CallDefinition {
  /** The schema of the whole reply, `success` first; undefined where it is no JSON. */
  readonly envelope: TSchema | undefined
}

/** The whole of a reply that is JSON. */
export type EnvelopeOf<C extends CallDefinition> = C['reply'] extends MediaType
  ? undefined
  : C['reply'] extends Whole
    ? C['reply']
    : C['reply'] extends Members
      ? TObject<{ success: TLiteral<true> } & C['reply']>
      : undefined

export type ParamsOf<C extends CallDefinition> = C extends { readonly params: infer S extends TSchema }
  ? Static<S>
  : unknown
export type QueryOf<C extends CallDefinition> = C extends { readonly query: infer S extends TSchema }
  ? Static<S>
  : unknown
export type BodyOf<C extends CallDefinition> = C extends { readonly body: infer S }
  ? S extends MediaType
    ? unknown
    : S extends TSchema
      ? Static<S>
      : unknown
  : unknown
/** What a successful reply says beside `success`; never where it is no JSON. */
export type MembersOf<C extends CallDefinition> = C['reply'] extends MediaType
  ? never
  : C['reply'] extends Whole
    ? Static<C['reply']>
    : C['reply'] extends Members
      ? Static<TObject<C['reply']>>
      : never
/** What a successful call gives, `success` included. */
export type ReplyOf<C extends CallDefinition> = EnvelopeOf<C> extends infer S extends TSchema ? Static<S> : never

/**
 * Write a call of the API once: the server answers it (`app.call`), screens and programs make it (`call`, `useCall`),
 * and the description of the API names it.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineCall<const C extends CallDefinition>(call: C): C & { readonly envelope: EnvelopeOf<C> } {
  const envelope = envelopeOf(call.reply)
  return Object.freeze({ ...call, envelope: envelope as EnvelopeOf<C> })
}

function envelopeOf(reply: CallDefinition['reply']): Whole | undefined {
  if (isMediaType(reply)) return undefined
  return Type.IsObject(reply) || Type.IsUnion(reply) ? reply : Type.Object({ success: Type.Literal(true), ...reply })
}

/** Whether a body or a reply is something other than JSON. */
export const isMediaType = (part: TSchema | Members | MediaType | undefined): part is MediaType =>
  part !== undefined && 'contentType' in part && typeof part.contentType === 'string'
