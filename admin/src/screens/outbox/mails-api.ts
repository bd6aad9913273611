import { api, queryClient, Rows } from '@ashlar/sdk/admin'
import { OutboxMail, OutboxMailContent } from '@ashlar/sdk/platform'
import type { ListState } from '@ashlar/sdk/tables'
import Type from 'typebox'

const path = '/api/v1/admin/mails/'
const Mails = Rows(OutboxMail)
const OneMail = Type.Object({ success: Type.Literal(true), results: OutboxMailContent })
const Queued = Type.Object({ success: Type.Literal(true), results: Type.Object({ queued: Type.Integer() }) })

export const mailsKey = ['mails'] as const

export const fetchMails = ({ search, orderDirection, currentPage, itemsPerPage, filters }: ListState) =>
  api
    .get(path, {
      query: { search: search || undefined, orderDirection, currentPage, itemsPerPage, state: filters.state?.[0] },
      reply: Mails,
    })
    .then(({ results }) => results)

export const fetchMail = (id: number) => api.get(`${path}${id}/`, { reply: OneMail }).then(({ results }) => results)

export const mailsChanged = () => queryClient.invalidateQueries({ queryKey: mailsKey })

export async function sendAgain(ids: readonly number[]): Promise<number> {
  const { results } = await api.post(`${path}send/`, { ids }, { reply: Queued })
  return results.queued
}

/** A page of its own, with a policy of its own. */
export const previewOf = (id: number) => `${path}${id}/preview/`
