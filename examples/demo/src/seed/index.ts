import { runAs } from '@ashlar/core'
import { token } from '@ashlar/sdk'
import type { Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { halfmoon } from '../halfmoon/business.ts'
import { ropewalk } from '../ropewalk/business.ts'
import { type Door, TenantApi } from './api.ts'
import type { Business } from './business.ts'
import { type Person, people } from './people.ts'
import { keepPictures, type MediaFiles } from './pictures.ts'

interface DemoHost extends Door {
  readonly composition: Pick<Composition, 'resolve'>
}

interface FirstAdministrator {
  readonly email: string
  /** Shared by everybody in the demo. */
  readonly password: string
}

// Core's own services, for what the API has no door to yet: people of a tenant, and files.
const Accounts = token<{
  find(tenant: string, email: string): Promise<string | null>
  create(account: Person & { tenant: string; password: string }): Promise<unknown>
}>('core.accounts')
const Tenants = token<{ byHost(host: string): Promise<Tenant | null> }>('core.tenant-directory')
const Files = token<MediaFiles>('core.media-store')

/** Where the first tenant answers whatever the installation is called, and where the second one does. */
const hosts = { ropewalk: 'localhost', halfmoon: 'second.localhost' }

/** Fills an empty database with two businesses and a person for each role in both. */
export async function seedDemo(host: DemoHost, { email, password }: FirstAdministrator): Promise<void> {
  const first = new TenantApi(host, hosts.ropewalk)
  await first.signIn(email, password)
  await first.renameTenant((await tenantAt(host, hosts.ropewalk)).id, ropewalk.name)
  await first.createTenant({ name: halfmoon.name, hosts: [hosts.halfmoon], plan: 'standard' })

  await move(host, ropewalk, hosts.ropewalk, password)
  await move(host, halfmoon, hosts.halfmoon, password)
}

/** People, pictures, footer, settings, pages and customers of one business. */
async function move(host: DemoHost, business: Business, address: string, password: string): Promise<void> {
  const tenant = await tenantAt(host, address)
  const accounts = host.composition.resolve(Accounts)
  for (const person of people(business.people)) {
    // The administrator may have chosen an address of the demo: that account stays as it is.
    if ((await accounts.find(tenant.guid, person.email)) !== null) continue
    await accounts.create({ ...person, tenant: tenant.guid, password })
  }
  const art = await runAs({ tenant }, () => keepPictures(host.composition.resolve(Files), business.pictures))

  const api = new TenantApi(host, address, business.people)
  await api.signIn('owner@example.com', password)
  for (const [name, point] of Object.entries(business.focalPoints)) await api.focus(art(name), point)
  const footer = await api.template('Footer', business.footer())
  await api.settings({ ...business.settings(art), footer_template: footer })
  await api.settings({ customers: { use_vehicle: business.keepsVehicles } })
  for (const page of business.pages(art)) await api.page(page)
  for (const customer of business.customers) await api.customer(customer)
  await api.shop(business.shop, art)
  for (const board of business.boards) await api.board(board)
  for (const document of business.documents) await api.document(document)
  await api.mailing(business.mailing, art)
}

async function tenantAt(host: DemoHost, address: string): Promise<Tenant> {
  const tenant = await host.composition.resolve(Tenants).byHost(address)
  if (tenant) return tenant
  throw new Error(`No website answers at ${address}.`)
}
