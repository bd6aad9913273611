import {
  defineCall,
  defineCollection,
  FilterChoice,
  FilterField,
  MailValue,
  permission,
  type RecipientSource,
  Rows,
} from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/** People to whom campaigns can be sent; any module can offer some. */
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
