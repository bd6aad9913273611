import { ById, CsvQuery, defineCall, Id, KeyQuery, ListQuery, mediaType, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'
import {
  Campaign,
  CampaignChange,
  CampaignCheck,
  CampaignDay,
  CampaignDetail,
  CampaignMetrics,
  CampaignPreview,
  ClickedLink,
  campaignStatuses,
  NewCampaign,
  Recipient,
  recipientStates,
} from './campaign.ts'
import { ReasonCount } from './preferences.ts'

/** Orders of the store that came by one link of a mail: within seven days after it, by buyers who allow that to be known. */
export const CampaignOrders = Type.Object({
  /** Where the link leads; null where the order did not say by which one. */
  address: Type.Union([Type.String(), Type.Null()]),
  orders: Type.Integer(),
  /** Of all of them when they were placed, in minor units of the currency. Cancelled ones are left out. */
  total: Type.Integer(),
  currency: Type.String(),
})
export type CampaignOrders = Static<typeof CampaignOrders>

/** What became of one campaign. */
export const CampaignReport = Type.Object({
  links: Type.Array(ClickedLink),
  orders: Type.Array(CampaignOrders),
  days: Type.Array(CampaignDay),
  reasons: Type.Array(ReasonCount),
  /** What people wrote who left, the latest first: 50 at most. */
  words: Type.Array(Type.String()),
})
export type CampaignReport = Static<typeof CampaignReport>

const base = '/api/v1/admin/email-marketing/'
const path = `${base}campaigns/`
const one = `${path}:id/`

const may = (right: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') =>
  permission(emailMarketing, 'campaigns', right)

/** One or several words of a list, with commas between them. */
const severalOf = (words: readonly string[]) => {
  const word = words.join('|')
  return Type.Optional(Type.String({ pattern: `^(${word})(,(${word})){0,9}$` }))
}

/** `date`: when it was or will be sent; of a draft, when it was created. */
export const campaignOrders = ['date', 'createdAt', 'name'] as const

export const CampaignQuery = Type.Object({
  ...ListQuery(campaignOrders),
  ...KeyQuery,
  status: severalOf(campaignStatuses),
})
export type CampaignQuery = Static<typeof CampaignQuery>

export const listCampaigns = defineCall({
  id: 'email_marketing.listCampaigns',
  method: 'GET',
  path,
  summary: 'Find campaigns',
  query: CampaignQuery,
  reply: { results: Rows(Campaign) },
  access: may('can_view'),
})

export const createCampaign = defineCall({
  id: 'email_marketing.createCampaign',
  method: 'POST',
  path,
  summary: 'Create a campaign',
  body: NewCampaign,
  bodyLimit: 2 * 1024 * 1024,
  reply: { campaign: CampaignDetail },
  status: 201,
  access: may('can_create'),
})

export const getCampaign = defineCall({
  id: 'email_marketing.getCampaign',
  method: 'GET',
  path: one,
  summary: 'Show a campaign with its content',
  params: ById,
  reply: { campaign: CampaignDetail },
  access: may('can_view'),
})

export const changeCampaign = defineCall({
  id: 'email_marketing.changeCampaign',
  method: 'PUT',
  path: one,
  summary: 'Change a campaign that has not been sent',
  params: ById,
  body: CampaignChange,
  bodyLimit: 2 * 1024 * 1024,
  reply: { campaign: CampaignDetail },
  access: may('can_edit'),
})

export const deleteCampaign = defineCall({
  id: 'email_marketing.deleteCampaign',
  method: 'DELETE',
  path: one,
  summary: 'Delete a campaign with its figures',
  params: ById,
  reply: {},
  access: may('can_delete'),
})

export const deleteCampaigns = defineCall({
  id: 'email_marketing.deleteCampaigns',
  method: 'DELETE',
  path: `${path}delete/`,
  summary: 'Delete several campaigns, or none of them',
  body: Type.Object(
    { campaignsToDelete: Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  reply: { deleted: Type.Array(Id) },
  access: may('can_delete'),
})

export const duplicateCampaign = defineCall({
  id: 'email_marketing.duplicateCampaign',
  method: 'POST',
  path: `${one}duplicate/`,
  summary: 'Copy a campaign into a new draft',
  params: ById,
  reply: { campaign: CampaignDetail },
  status: 201,
  access: may('can_create'),
})

/** Calls that change where a campaign stands. */
const act = <const Act extends string>(id: `email_marketing.${string}`, name: Act, summary: string) =>
  defineCall({
    id,
    method: 'POST',
    path: `${one}${name}/`,
    summary,
    params: ById,
    reply: { campaign: Campaign },
    access: may('can_edit'),
  })

export const sendCampaign = act('email_marketing.sendCampaign', 'send-now', 'Send a campaign now')
export const unscheduleCampaign = act(
  'email_marketing.unscheduleCampaign',
  'unschedule',
  'Take back the time of a campaign',
)
export const pauseCampaign = act('email_marketing.pauseCampaign', 'pause', 'Pause sending')
export const resumeCampaign = act('email_marketing.resumeCampaign', 'resume', 'Go on sending')
export const stopCampaign = act('email_marketing.stopCampaign', 'stop', 'Stop sending for good')

export const scheduleCampaign = defineCall({
  ...act('email_marketing.scheduleCampaign', 'schedule', 'Send a campaign at a time'),
  body: Type.Object(
    {
      scheduled_at: Time,
      /**
       * Each reader gets it when the clocks of their time zone show what those of the website show at `scheduled_at`.
       * Readers whose time zone is not known, or where that time has passed already, get it at `scheduled_at`.
       */
      at_readers_time: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
})

export const sendTestCampaign = defineCall({
  id: 'email_marketing.sendTestCampaign',
  method: 'POST',
  path: `${one}send-test/`,
  summary: 'Send a test of a campaign to your own addresses',
  params: ById,
  body: Type.Object(
    {
      recipients: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), {
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
      }),
      /** The customer whose data fills the personal fields; without one they show their fallbacks. */
      testCustomer: Type.Optional(Type.Union([Id, Type.Null()])),
    },
    { additionalProperties: false },
  ),
  reply: { sent: Type.Integer() },
  access: may('can_edit'),
})

export const previewCampaign = defineCall({
  id: 'email_marketing.previewCampaign',
  method: 'GET',
  path: `${one}preview/`,
  summary: 'Show a campaign as a recipient would get it',
  params: ById,
  query: Type.Object({ testCustomer: Type.Optional(Id) }),
  reply: { preview: CampaignPreview },
  access: may('can_view'),
})

/** The same HTML with a policy of its own, for a frame: the admin’s policy lets no styles of a mail through. */
export const showCampaignMail = defineCall({
  id: 'email_marketing.showCampaignMail',
  method: 'GET',
  path: `${one}preview/mail/`,
  summary: 'Show a campaign as a page',
  params: ById,
  query: Type.Object({ testCustomer: Type.Optional(Id) }),
  reply: mediaType('text/html'),
  access: may('can_view'),
})

export const checkCampaign = defineCall({
  id: 'email_marketing.checkCampaign',
  method: 'GET',
  path: `${one}checks/`,
  summary: 'Say what to look at before a campaign is sent',
  params: ById,
  reply: { checks: Type.Array(CampaignCheck) },
  access: may('can_view'),
})

export const recipientOrders = ['email'] as const

export const RecipientQuery = Type.Object({
  ...ListQuery(recipientOrders),
  ...KeyQuery,
  ...CsvQuery,
  state: severalOf(recipientStates),
  /** Those who did it at least once. */
  did: Type.Optional(Type.Enum(['opened', 'clicked', 'bounced'])),
})
export type RecipientQuery = Static<typeof RecipientQuery>

export const listRecipients = defineCall({
  id: 'email_marketing.listRecipients',
  method: 'GET',
  path: `${one}recipients/`,
  summary: 'Find recipients of a campaign',
  params: ById,
  query: RecipientQuery,
  reply: { results: Rows(Recipient) },
  access: may('can_view'),
})

export const campaignReport = defineCall({
  id: 'email_marketing.campaignReport',
  method: 'GET',
  path: `${one}report/`,
  summary: 'Show what became of a campaign',
  params: ById,
  reply: CampaignReport.properties,
  access: may('can_view'),
})

const Day = Type.String({ format: 'date' })

export const campaignMetrics = defineCall({
  id: 'email_marketing.campaignMetrics',
  method: 'GET',
  path: `${base}dashboard-metrics`,
  summary: 'Figures of all campaigns in a span of days',
  query: Type.Object({ startDate: Type.Optional(Day), endDate: Type.Optional(Day) }),
  reply: { metrics: CampaignMetrics },
  access: may('can_view'),
})
