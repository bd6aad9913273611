import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { AgencyMember, AgencyRow, TenantRow } from '@ashlar/sdk/platform'
import Type from 'typebox'
import type { NewWebsite } from '../tenants/tenants-api.ts'

const path = '/api/v1/admin/agencies/'

/** Begins the key of every query about agencies. */
export const agenciesKey = ['agencies'] as const
export const agenciesChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: agenciesKey })

const One = Type.Object({ success: Type.Literal(true), agency: AgencyRow })
const OneMember = Type.Object({ success: Type.Literal(true), member: AgencyMember })

export interface NewMember {
  readonly email: string
  readonly displayName: string
  readonly password: string
  readonly role_id: number
}

export const fetchAgencies = () => api.get(path, { reply: Rows(AgencyRow) }).then(({ results }) => results)
export const fetchAgency = (id: number) => api.get(`${path}${id}/`, { reply: One }).then(({ agency }) => agency)
export const createAgency = (name: string) => api.post(path, { name }, { reply: One }).then(({ agency }) => agency)
export const changeAgency = (id: number, change: { name?: string; status?: number; plan?: string }) =>
  api.put(`${path}${id}/`, change, { reply: One })
export const fetchMembers = (id: number) =>
  api.get(`${path}${id}/members/`, { reply: Rows(AgencyMember) }).then(({ results }) => results.rows)
export const addMember = (id: number, member: NewMember) =>
  api.post(`${path}${id}/members/`, member, { reply: OneMember })
export const changeMember = (
  id: number,
  member: number,
  change: { role_id?: number; isDisabled?: boolean; tenants?: readonly { id: number; role_id: number }[] },
) => api.put(`${path}${id}/members/${member}/`, change, { reply: OneMember })
export const removeMember = (id: number, member: number) =>
  api.delete(`${path}${id}/members/${member}/`, { reply: Done })
export const fetchAgencyTenants = (id: number) =>
  api.get(`${path}${id}/tenants/`, { reply: Rows(TenantRow) }).then(({ results }) => results.rows)
export const createAgencyTenant = (id: number, { plan: _, ...website }: NewWebsite) =>
  api.post(`${path}${id}/tenants/`, website, {
    reply: Type.Object({ success: Type.Literal(true), tenant: TenantRow }),
  })

const Choices = Rows(Type.Object({ id: Type.Integer(), name: Type.String(), role_id: Type.Integer() }))
/** Tenants in which the signed-in person may work. */
export const fetchChoices = () =>
  api.get('/api/v1/auth/tenants/', { reply: Choices }).then(({ results }) => results.rows)
/** Work in a tenant, or view without one; the session goes on under a fresh token. */
export const chooseTenant = (id: number | null) => api.post('/api/v1/auth/tenant/', { id }, { reply: Done })
