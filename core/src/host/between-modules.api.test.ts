import {
  type CollectionMember,
  type CollectionMembers,
  defineCollection,
  defineEvent,
  defineModule,
  each,
  token,
  whenEnabled,
} from '@ashlar/sdk'
import {
  Database,
  defineEntity,
  defineJob,
  defineRoutes,
  defineServer,
  migration,
  offer,
  on,
  p,
  provide,
  service,
  tableOf,
  tenantId,
  tenantTable,
  work,
} from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

const patience = { timeout: 20_000, interval: 50 }

// A made-up module that sends parcels: it owns a collection, an event and a service.
const parcels = defineModule({ id: 'parcels', title: 'Parcels', permissions: { parcels: 'Parcels' } })
interface Carrier extends CollectionMember {
  readonly title: string
}
const carriers = defineCollection<Carrier>('parcels.carriers')
const parcelSent = defineEvent('parcels.parcel-sent', Type.Object({ parcel: Type.String() }))

// Another one, which knows only what the first exports: it offers a carrier, and hears of parcels.
const bikes = defineModule({
  ...{ id: 'bikes', title: 'Bikes', permissions: { bikes: 'Bikes' } },
  admin: {
    nav: [{ title: 'Bikes', path: '/admin/bikes', icon: 'bike', sort: 10, access: 'staff' }],
    screens: [{ id: 'bikes', path: '/admin/bikes', title: 'Bikes', access: 'staff' }],
    fills: [{ id: 'rides', slot: 'parcels:parcel/tabs', title: 'Rides', sort: 1, access: 'staff' }],
    widgets: [{ id: 'rides', title: 'Rides', sort: 1, access: 'staff' }],
  },
})
interface Rides {
  count(): Promise<number>
}
const Rides = token<Rides>('bikes.rides')
const oilChain = defineJob('bikes.oil-chain', Type.Object({ after: Type.String() }))

const Ride = defineEntity({
  name: 'Ride',
  ...tableOf(bikes, 'ride'),
  properties: { tenantId: tenantId(), parcel: p.text().primary(), isOiled: p.boolean().default(false) },
})

class RideService implements Rides {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }
  count = async () =>
    (await this.#database.tenant((tx) => tx.db(Ride).selectFrom('ride').select('parcel').execute())).length
  ride = (parcel: string) =>
    this.#database.tenant(async (tx) => {
      await tx
        .db(Ride)
        .insertInto('ride')
        .values({ parcel })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await tx.enqueue(oilChain, { after: parcel })
    })
  oil = (parcel: string) =>
    this.#database.tenant((tx) =>
      tx.db(Ride).updateTable('ride').set({ isOiled: true }).where('parcel', '=', parcel).execute(),
    )
}
class BikeCarrier implements Carrier {
  readonly id = 'bike'
  readonly title = 'By bike'
}

class Desk {
  readonly #carriers: CollectionMembers<Carrier>
  readonly #rides: () => Rides | undefined
  constructor(wanted: CollectionMembers<Carrier>, rides: () => Rides | undefined) {
    this.#carriers = wanted
    this.#rides = rides
  }
  async look() {
    return {
      carriers: this.#carriers.all().map(({ title }) => title),
      hasBike: this.#carriers.find('bike') !== undefined,
      rides: (await this.#rides()?.count()) ?? null,
    }
  }
}

const parcelRoutes = defineRoutes([Desk, Database], (app, desk, database) => {
  app.get('/api/v1/admin/parcels/', { config: { access: 'staff' } }, () => desk.look())
  app.post('/api/v1/admin/parcels/:id/', { config: { access: 'staff' } }, async (request) => {
    const { id } = request.params as { id: string }
    await database.tenant((tx) => tx.emit(parcelSent, { parcel: id }))
    return {}
  })
})

const packages = [
  {
    ...{ name: '@acme/parcels', root: { parcels, parcelSent, carriers } },
    server: defineServer(parcels, {
      services: [service(Desk, each(carriers), whenEnabled(Rides))],
      routes: [parcelRoutes],
    }),
  },
  {
    ...{ name: '@acme/bikes', root: { bikes } },
    server: defineServer(bikes, {
      entities: [Ride],
      migrations: [
        migration('0001-ride', [
          tenantTable('ride', [
            'parcel text not null',
            'is_oiled boolean not null default false',
            'primary key (tenant_id, parcel)',
          ]),
        ]),
      ],
      services: [provide(Rides, RideService, Database), offer(carriers, BikeCarrier)],
      jobs: [work(oilChain, [RideService], ({ after }, _context, rides) => rides.oil(after).then(() => undefined))],
      subscriptions: [on(parcelSent, [RideService], ({ parcel }, rides) => rides.ride(parcel))],
    }),
  },
]

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ packages, jobs: true })
})
afterAll(() => host.close())

const look = async (tenant: 'a' | 'b') => {
  const { success: _, ...seen } = (await (await host.signIn('owner', tenant)).get('/api/v1/admin/parcels/')).json()
  return seen
}
const send = async (tenant: 'a' | 'b', id: string) =>
  expect((await (await host.signIn('owner', tenant)).post(`/api/v1/admin/parcels/${id}/`)).statusCode).toBe(200)
const switchBikes = async (tenant: 'a' | 'b', bikesOn: boolean) => {
  const platform = await host.signIn('platform')
  const url = `/api/v1/admin/tenants/${host.tenants[tenant].id}/modules/`
  expect((await platform.put(url, { modules: { bikes: bikesOn } })).statusCode).toBe(200)
}
/** Modules whose menu entries, screens, tabs and cards the admin of a website shows. */
const shown = async (tenant: 'a' | 'b') => {
  const { rows } = (await (await host.signIn('owner', tenant)).get('/api/v1/admin/modules/')).json().results
  return rows.map(({ id }: { id: string }) => id)
}
const rides = () =>
  host.sql<{
    tenant: string
    parcel: string
    is_oiled: boolean
  }>`select t.name as tenant, parcel, is_oiled
    from bikes.ride r join core.tenant t on t.guid = r.tenant_id order by tenant, parcel`
const jobsIn = (state: string) => host.sql`select data from pgboss.job where name = 'ashlar' and state::text = ${state}`
/** Nothing waits to be handed over, runs or is about to be tried again. */
const settled = () =>
  vi.waitFor(async () => {
    expect(await host.sql`select from core.outbox where kind <> 'tags'`).toEqual([])
    expect([await jobsIn('active'), await jobsIn('retry')]).toEqual([[], []])
    expect(
      await host.sql`select data from pgboss.job where name = 'ashlar' and state = 'created' and not data ? 'offSince'`,
    ).toEqual([])
  }, patience)

test('two modules meet by collection, event and service, and one of them is switched off for one website', async () => {
  expect([await look('a'), await look('b')]).toEqual([
    { carriers: ['By bike'], hasBike: true, rides: 0 },
    { carriers: ['By bike'], hasBike: true, rides: 0 },
  ])
  expect([await shown('a'), await shown('b')]).toEqual([
    ['parcels', 'bikes'],
    ['parcels', 'bikes'],
  ])
  await send('a', '1')
  await send('b', '1')
  const oiled = (tenant: string, parcel: string) => ({ tenant, parcel, is_oiled: true })
  await vi.waitFor(
    async () => expect(await rides()).toEqual([oiled('Tenant A', '1'), oiled('Tenant B', '1')]),
    patience,
  )
  expect((await look('a')).rides).toBe(1)

  await switchBikes('b', false)
  expect([await look('a'), await look('b')]).toEqual([
    { carriers: ['By bike'], hasBike: true, rides: 1 },
    { carriers: [], hasBike: false, rides: null },
  ])
  expect([await shown('a'), await shown('b')]).toEqual([['parcels', 'bikes'], ['parcels']])
  await send('a', '2')
  await send('b', '2')
  await vi.waitFor(async () => expect(await rides()).toContainEqual(oiled('Tenant A', '2')), patience)
  await settled()
  expect(await rides()).toEqual([oiled('Tenant A', '1'), oiled('Tenant A', '2'), oiled('Tenant B', '1')])
  // Nothing waits for the website without the module, and nothing was given up.
  expect(await host.sql`select from pgboss.job where state < 'completed'`).toEqual([])

  await switchBikes('b', true)
  expect(await look('b')).toEqual({ carriers: ['By bike'], hasBike: true, rides: 1 })
  await send('b', '3')
  await vi.waitFor(async () => expect(await rides()).toContainEqual(oiled('Tenant B', '3')), patience)
})
