import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { csvAddress, type ListState } from '@ashlar/sdk/tables'
import Type from 'typebox'
import { MailingList, type NewSubscriber, type SaveMailingList, Subscriber, SubscriberDetail } from '../contract.ts'

const lists = '/api/v1/admin/email-marketing/lists/'
const subscribers = '/api/v1/admin/email-marketing/subscribers/'
const OneList = Type.Object({ success: Type.Literal(true), list: MailingList })
const OneSubscriber = Type.Object({ success: Type.Literal(true), subscriber: SubscriberDetail })

/** Begins the key of every query about newsletters. */
export const marketingKey = 'email-marketing'

const changed = () => queryClient.invalidateQueries({ queryKey: [marketingKey] })

const queryOf = ({ search, orderBy, orderDirection, currentPage, itemsPerPage, filters }: ListState) => ({
  ...{ search: search || undefined, orderBy, orderDirection, currentPage, itemsPerPage },
  list: filters['list']?.join(',') || undefined,
  state: filters['state']?.join(',') || undefined,
})

export const fetchSubscribers = (state: ListState) =>
  api.get(subscribers, { query: queryOf(state), reply: Rows(Subscriber) }).then(({ results }) => results)

export const subscribersAsFile = (state: ListState, columns: readonly string[]) =>
  csvAddress(subscribers, queryOf(state), columns)

export const fetchSubscriber = (id: number) =>
  api.get(`${subscribers}${id}/`, { reply: OneSubscriber }).then(({ subscriber }) => subscriber)

export async function addSubscriber(input: NewSubscriber): Promise<SubscriberDetail> {
  const { subscriber } = await api.post(subscribers, input, { reply: OneSubscriber })
  await changed()
  return subscriber
}

/** `release`: mail the link to confirm. `suppress`: never mail the address again. */
export async function actOn(id: number, act: 'release' | 'suppress'): Promise<void> {
  await api.post(`${subscribers}${id}/${act}/`, {}, { reply: OneSubscriber })
  await changed()
}

export async function removeSubscriber(id: number): Promise<void> {
  await api.delete(`${subscribers}${id}/`, { reply: Done })
  await changed()
}

export const fetchLists = () => api.get(lists, { reply: Rows(MailingList) }).then(({ results }) => results)

export async function saveList(id: number | null, list: SaveMailingList): Promise<MailingList> {
  const options = { reply: OneList }
  const reply = await (id === null ? api.post(lists, list, options) : api.put(`${lists}${id}/`, list, options))
  await changed()
  return reply.list
}

export async function removeList(id: number): Promise<void> {
  await api.delete(`${lists}${id}/`, { reply: Done })
  await changed()
}
