import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { Webhook, WebhookDelivery } from '@ashlar/sdk/platform'
import type { ListState } from '@ashlar/sdk/tables'
import Type, { type Static } from 'typebox'

const path = '/api/v1/admin/webhooks/'
const Webhooks = Rows(Webhook)
const Deliveries = Rows(WebhookDelivery)
const Saved = Type.Object({ success: Type.Literal(true), results: Webhook, secret: Type.Optional(Type.String()) })
const Events = Type.Object({ success: Type.Literal(true), results: Type.Array(Type.String()) })

export const webhooksKey = ['webhooks'] as const

/** What the form of a webhook holds; the same as its call takes. */
export const WebhookForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
  url: Type.String({ title: 'Address', pattern: '^https?://\\S+$', maxLength: 2000 }),
  events: Type.Array(Type.String(), { title: 'Events', minItems: 1 }),
  isActive: Type.Boolean({ title: 'Switched on' }),
})
export type WebhookForm = Static<typeof WebhookForm>

const changed = () => queryClient.invalidateQueries({ queryKey: webhooksKey })

export const fetchWebhooks = () =>
  api.get(path, { query: { limit: -1 }, reply: Webhooks }).then(({ results }) => results)
export const fetchEvents = () => api.get(`${path}events/`, { reply: Events }).then(({ results }) => results)

export const fetchDeliveries = ({ orderDirection, currentPage, itemsPerPage, filters }: ListState) =>
  api
    .get('/api/v1/admin/webhook-deliveries/', {
      query: { orderDirection, currentPage, itemsPerPage, state: filters.state?.[0] },
      reply: Deliveries,
    })
    .then(({ results }) => results)

/** Made without an id; gives the secret when there is a new one. */
export async function saveWebhook(form: WebhookForm, id?: number): Promise<string | undefined> {
  const call =
    id === undefined ? api.post(path, form, { reply: Saved }) : api.put(`${path}${id}/`, form, { reply: Saved })
  const { secret } = await call
  await changed()
  return secret
}

export async function newSecret(id: number): Promise<string> {
  const { secret = '' } = await api.post(`${path}${id}/secret/`, {}, { reply: Saved })
  return secret
}

export async function testWebhook(id: number): Promise<void> {
  await api.post(`${path}${id}/test/`, {}, { reply: Done })
  await changed()
}

export async function removeWebhook(id: number): Promise<void> {
  await api.delete(`${path}${id}/`, { reply: Done })
  await changed()
}

export async function sendAgain(id: number): Promise<void> {
  await api.post(`/api/v1/admin/webhook-deliveries/${id}/send/`, {}, { reply: Done })
  await changed()
}
