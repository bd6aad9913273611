import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { User } from '@ashlar/sdk/platform'
import { csvAddress, type ListState } from '@ashlar/sdk/tables'
import Type from 'typebox'

const path = '/api/v1/admin/users/'
const OneUser = Type.Object({ success: Type.Literal(true), user: User })
const Users = Rows(User)

/** Begins the key of every query about people. */
export const usersKey = 'users'

/** After a write: people, and the figures beside the roles. */
export async function usersChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [usersKey] }),
    queryClient.invalidateQueries({ queryKey: ['roles'] }),
  ])
}

const usersQuery = ({ search, orderBy, orderDirection, currentPage, itemsPerPage, filters }: ListState) => ({
  ...{ search: search || undefined, orderBy, orderDirection, currentPage, itemsPerPage },
  role_id: filters.role_id?.join(',') || undefined,
  state: filters.state?.join(',') || undefined,
})

export const fetchUsers = (state: ListState) =>
  api.get(path, { query: usersQuery(state), reply: Users }).then(({ results }) => results)

export const usersAsFile = (state: ListState, columns: readonly string[]) =>
  csvAddress(path, usersQuery(state), columns)

/** Those who work here, by name: as many as a list of choices bears. */
export const fetchStaff = () =>
  api
    .get(path, { query: { role_id: '1,2,3,4,5', orderBy: 'displayName', itemsPerPage: 100 }, reply: Users })
    .then(({ results }) => results.rows)

export interface Invitation {
  readonly email: string
  readonly displayName?: string
  readonly role_id: number
  readonly currentPassword?: string
}

export const inviteUser = (invitation: Invitation) =>
  api.post(path, invitation, { reply: OneUser }).then(({ user }) => user)

export const inviteAgain = (id: number) =>
  api.post(`${path}${id}/invitation/`, {}, { reply: OneUser }).then(({ user }) => user)

export interface UserChange {
  readonly displayName?: string
  readonly role_id?: number
  readonly isDisabled?: boolean
  readonly currentPassword?: string
}

export const changeUser = (id: number, change: UserChange) =>
  api.put(`${path}${id}/`, change, { reply: OneUser }).then(({ user }) => user)

/** For somebody who has lost phone and recovery codes. */
export const switchFactorOff = (id: number, currentPassword: string) =>
  api.post(`${path}${id}/second-factor/off/`, { currentPassword }, { reply: OneUser }).then(({ user }) => user)

export const removeUser = (id: number) => api.delete(`${path}${id}/`, { reply: Done })
