import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { PlanUsage, TenantHost, TenantRow, User } from '@ashlar/sdk/platform'
import type { ListState } from '@ashlar/sdk/tables'
import Type, { type Static } from 'typebox'

const path = '/api/v1/admin/tenants/'

/** Begins the key of every query about tenants. */
export const tenantsKey = ['tenants'] as const
export const tenantsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: tenantsKey })

const TenantRows = Rows(TenantRow)
const OneTenant = Type.Object({ success: Type.Literal(true), tenant: TenantRow })
const OwnerInvitation = Type.Object({ email: Type.String(), link: Type.String() })
export type OwnerInvitation = Static<typeof OwnerInvitation>
const MadeTenant = Type.Object({ ...OneTenant.properties, invitation: Type.Optional(OwnerInvitation) })
const Invited = Type.Object({ success: Type.Literal(true), invitation: OwnerInvitation })
const Owners = Rows(Type.Pick(User, ['id', 'email', 'displayName', 'state']))
const Hosts = Rows(TenantHost)
const Usage = Type.Object({ success: Type.Literal(true), usage: PlanUsage })
const ModuleState = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  requires: Type.Array(Type.String()),
  allowed: Type.Boolean(),
  enabled: Type.Boolean(),
})
const Modules = Rows(ModuleState)

export interface NewWebsite {
  readonly name: string
  readonly hosts: readonly string[]
  readonly plan: string
  readonly agency?: number
  readonly homePage: boolean
  /** Invited by mail. */
  readonly owner?: { readonly email: string; readonly displayName: string }
}

export const fetchTenants = (state: ListState) =>
  api
    .get(path, {
      query: {
        search: state.search || undefined,
        plan: state.filters['plan']?.[0],
        orderBy: state.orderBy,
        orderDirection: state.orderDirection,
        currentPage: state.currentPage,
        itemsPerPage: state.itemsPerPage,
      },
      reply: TenantRows,
    })
    .then(({ results }) => results)

export const fetchTenant = (id: number) => api.get(`${path}${id}/`, { reply: OneTenant }).then(({ tenant }) => tenant)

export const createTenant = (website: NewWebsite) => api.post(path, website, { reply: MadeTenant })
export const fetchOwners = (id: number) =>
  api.get(`${path}${id}/owners/`, { reply: Owners }).then(({ results }) => results.rows)
export const inviteOwner = (id: number, email: string) =>
  api.post(`${path}${id}/owners/`, { email }, { reply: Invited }).then(({ invitation }) => invitation)

export const changeTenant = (id: number, change: { readonly name: string; readonly plan: string }) =>
  api.put(`${path}${id}/`, change, { reply: OneTenant }).then(({ tenant }) => tenant)

export const fetchUsage = (id: number) => api.get(`${path}${id}/usage/`, { reply: Usage }).then(({ usage }) => usage)

const hosts = (call: Promise<{ results: { rows: TenantHost[] } }>) => call.then(({ results }) => results.rows)
export const fetchHosts = (id: number) => hosts(api.get(`${path}${id}/hosts/`, { reply: Hosts }))
export const addHost = (id: number, host: string) => hosts(api.post(`${path}${id}/hosts/`, { host }, { reply: Hosts }))
export const checkHost = (id: number, host: string) =>
  hosts(api.post(`${path}${id}/hosts/check/`, { host }, { reply: Hosts }))
export const setMainHost = (id: number, host: string) =>
  hosts(api.put(`${path}${id}/hosts/main/`, { host }, { reply: Hosts }))
export const removeHost = (id: number, host: string) =>
  hosts(api.delete(`${path}${id}/hosts/${encodeURIComponent(host)}/`, { reply: Hosts }))

export const fetchModules = (id: number) =>
  api.get(`${path}${id}/modules/`, { reply: Modules }).then(({ results }) => results.rows)
export const switchModule = (id: number, module: string, enabled: boolean) =>
  api.put(`${path}${id}/modules/`, { modules: { [module]: enabled } }, { reply: Done })
