import { ById, defineCall, KeyQuery, ListQuery, MailValue, permission, Rows, TriggerSetting } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'
import { Automation, AutomationChange, AutomationRun, DryRun, NewAutomation, runStates } from './automation.ts'
import { Campaign } from './campaign.ts'

const path = '/api/v1/admin/email-marketing/automations/'
const one = `${path}:id/`

const may = (right: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') =>
  permission(emailMarketing, 'campaigns', right)

/** What an automation can begin with. */
export const TriggerInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** What its mails can be filled with. */
  values: Type.Array(MailValue),
  /** What is chosen for each automation. Notifications cannot begin with a trigger that has settings. */
  settings: Type.Array(TriggerSetting),
  /** Whether it can be said what an automation would have done. */
  hasPast: Type.Boolean(),
})
export type TriggerInfo = Static<typeof TriggerInfo>

export const listTriggers = defineCall({
  id: 'email_marketing.listTriggers',
  method: 'GET',
  path: `${path}triggers/`,
  summary: 'List what automations can begin with',
  reply: { triggers: Type.Array(TriggerInfo) },
  access: may('can_view'),
})

export const AutomationQuery = Type.Object(ListQuery(['name', 'createdAt']))
export type AutomationQuery = Static<typeof AutomationQuery>

export const listAutomations = defineCall({
  id: 'email_marketing.listAutomations',
  method: 'GET',
  path,
  summary: 'Find automations',
  query: AutomationQuery,
  reply: { results: Rows(Automation) },
  access: may('can_view'),
})

export const createAutomation = defineCall({
  id: 'email_marketing.createAutomation',
  method: 'POST',
  path,
  summary: 'Create an automation, which is off',
  body: NewAutomation,
  reply: { automation: Automation },
  status: 201,
  access: may('can_create'),
})

export const AutomationWithMails = Type.Object({ ...Automation.properties, mails: Type.Array(Campaign) })
export type AutomationWithMails = Static<typeof AutomationWithMails>

export const getAutomation = defineCall({
  id: 'email_marketing.getAutomation',
  method: 'GET',
  path: one,
  summary: 'Show an automation with its emails and their figures',
  params: ById,
  reply: { automation: AutomationWithMails },
  access: may('can_view'),
})

export const changeAutomation = defineCall({
  id: 'email_marketing.changeAutomation',
  method: 'PUT',
  path: one,
  summary: 'Change an automation; people who are under way go on as before',
  params: ById,
  body: AutomationChange,
  reply: { automation: AutomationWithMails },
  access: may('can_edit'),
})

export const deleteAutomation = defineCall({
  id: 'email_marketing.deleteAutomation',
  method: 'DELETE',
  path: one,
  summary: 'Delete an automation with its emails and their figures',
  params: ById,
  reply: {},
  access: may('can_delete'),
})

export const addAutomationMail = defineCall({
  id: 'email_marketing.addAutomationMail',
  method: 'POST',
  path: `${one}mails/`,
  summary: 'Add an email for a step of an automation',
  params: ById,
  body: Type.Object(
    { name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }) },
    { additionalProperties: false },
  ),
  reply: { mail: Campaign },
  status: 201,
  access: may('can_edit'),
})

const turn = <const Act extends string>(id: `email_marketing.${string}`, act: Act, summary: string) =>
  defineCall({
    id,
    method: 'POST',
    path: `${one}${act}/`,
    summary,
    params: ById,
    reply: { automation: AutomationWithMails },
    access: may('can_edit'),
  })

export const turnOnAutomation = turn('email_marketing.turnOnAutomation', 'turn-on', 'Let an automation begin')
export const turnOffAutomation = turn('email_marketing.turnOffAutomation', 'turn-off', 'Let nobody begin any more')

export const dryRunAutomation = defineCall({
  id: 'email_marketing.dryRunAutomation',
  method: 'GET',
  path: `${one}dry-run/`,
  summary: 'Say who would have got what in the last 30 days',
  params: ById,
  reply: { people: Type.Array(DryRun), isCut: Type.Boolean() },
  access: may('can_view'),
})

export const RunQuery = Type.Object({
  ...ListQuery(['createdAt']),
  ...KeyQuery,
  state: Type.Optional(Type.Enum([...runStates])),
})
export type RunQuery = Static<typeof RunQuery>

export const listRuns = defineCall({
  id: 'email_marketing.listRuns',
  method: 'GET',
  path: `${one}runs/`,
  summary: 'Find people who went or go through an automation',
  params: ById,
  query: RunQuery,
  reply: { results: Rows(AutomationRun) },
  access: may('can_view'),
})
