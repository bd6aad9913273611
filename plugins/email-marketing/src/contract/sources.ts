import {
  type FilterChoice as Choice,
  type CollectionMember,
  defineCall,
  defineCollection,
  type FilterField as Field,
  permission,
  type RecordFilter,
  Rows,
} from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'
import { FilterChoice, FilterField } from './filter.ts'

/** Somebody of a source, who may or may not have agreed to receive email. */
export interface RecipientRow {
  /** In lower case. */
  readonly email: string
  /** As a mail would address them; empty where it is not known. */
  readonly name: string
  /** BCP 47, such as `fr-CA`. */
  readonly language?: string
  readonly customerId?: number
  /** What a mail can be filled with, by names that match `[a-z][a-z0-9_]*`. */
  readonly values: Readonly<Record<string, string>>
}

/** Which people of a source are read next. */
export interface RecipientStep {
  /** `next` of the page before; null for the first one. */
  readonly after: string | null
  /** At most 1,000. */
  readonly limit: number
  /** Only people with these addresses, in lower case: at most as many as `limit`. */
  readonly among?: readonly string[]
}

export interface RecipientPage {
  /** Each address once. */
  readonly rows: readonly RecipientRow[]
  /** People that were looked at for them, where these are more: counting stops after some thousand. */
  readonly read?: number
  /** By what the next page goes on; null behind the last one. It must not be a number of rows to skip. */
  readonly next: string | null
}

/** Something that a mail can be filled with. */
export const MailValue = Type.Object({ name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,59}$' }), title: Type.String() })
export type MailValue = Static<typeof MailValue>

/**
 * A source of people to whom campaigns can be sent, which any module can offer. It need not know who agreed to receive
 * email: whoever did not is left out by this module.
 */
export interface RecipientSource extends CollectionMember {
  /** What staff choose it by: `Customers`. */
  readonly title: string
  /** What its people can be filtered by, on this website. */
  fields(): Promise<readonly Field[]>
  /** Values of a field that `isSearched`: those whose titles match the words, or those named; 50 at most. */
  choices?(field: string, wanted: WantedChoices): Promise<readonly Choice[]>
  /** What mails to its people can be filled with. */
  values(): Promise<readonly MailValue[]>
  /** How many people meet the conditions, which have been checked. Exact up to 10,000, as `totalOf` counts. */
  count(filter: RecordFilter): Promise<{ readonly total: number; readonly totalIsEstimate?: boolean }>
  /** People who meet the conditions, which have been checked. */
  page(filter: RecordFilter, step: RecipientStep): Promise<RecipientPage>
}
export type WantedChoices = { readonly search: string } | { readonly values: readonly string[] }

export const recipientSources = defineCollection<RecipientSource>('email_marketing.recipient-sources')

/** A source as the screen shows it. */
export const SourceInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  fields: Type.Array(FilterField),
  values: Type.Array(MailValue),
})
export type SourceInfo = Static<typeof SourceInfo>

const campaigns = '/api/v1/admin/email-marketing/campaigns/'
const access = permission(emailMarketing, 'campaigns', 'can_view')

export const listSources = defineCall({
  id: 'email_marketing.listSources',
  method: 'GET',
  path: `${campaigns}filters/`,
  summary: 'List the sources of recipients with what they can be filtered by',
  reply: { results: Type.Array(SourceInfo) },
  access,
})

const key = Type.String({ minLength: 1, maxLength: 80 })

export const findChoices = defineCall({
  id: 'email_marketing.findChoices',
  method: 'GET',
  path: `${campaigns}filters/choices/`,
  summary: 'Find values of a filter that has too many to list',
  query: Type.Object(
    {
      ...{ source: key, field: key },
      search: Type.Optional(Type.String({ maxLength: 200 })),
      /** The values named, with commas between them, instead of a search. */
      values: Type.Optional(Type.String({ maxLength: 2_000 })),
    },
    { additionalProperties: false },
  ),
  reply: { results: Rows(FilterChoice) },
  access,
})

const Offered = Type.Object({ id: Type.String(), title: Type.String() })

/** What one module brings to campaigns. */
export const ModuleOffers = Type.Object({
  module: Type.String(),
  sources: Type.Array(Offered),
  triggers: Type.Array(Offered),
})
export type ModuleOffers = Static<typeof ModuleOffers>

export const listModules = defineCall({
  id: 'email_marketing.listModules',
  method: 'GET',
  path: '/api/v1/admin/email-marketing/modules-list/',
  summary: 'List the modules that offer recipients or triggers',
  reply: { results: Type.Object({ rows: Type.Array(ModuleOffers), total: Type.Integer() }) },
  access,
})
