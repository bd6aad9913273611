import { type CollectionMembers, defineCollection, defineModule, each, token, whenEnabled } from '@ashlar/sdk'
import { defineServer, offer, provide, service, type Tenant } from '@ashlar/sdk/server'
import { describe, expect, test } from 'vitest'
import { runAs } from '../data/index.ts'
import { composed, crm, shopWith } from './compose.fixtures.ts'
import type { PackageValues } from './package-from-values.ts'

interface Source {
  readonly id: string
  title(): string
}
const sources = defineCollection<Source>('crm.sources')
interface Prices {
  of(ware: number): number
}
const Prices = token<Prices>('shop.prices')

class ShopPrices implements Prices {
  of = (ware: number) => ware * 100
}
class Wares implements Source {
  readonly id: string = 'wares'
  readonly #prices: Prices
  constructor(prices: Prices) {
    this.#prices = prices
  }
  title = () => `Wares from ${this.#prices.of(1)}`
}
class Orders implements Source {
  readonly id = 'orders'
  title = () => 'Orders'
}

interface AskingParts {
  readonly sources: CollectionMembers<Source>
  readonly prices: () => Prices | undefined
}
class Asking implements AskingParts {
  readonly sources: CollectionMembers<Source>
  readonly prices: () => Prices | undefined
  constructor(wanted: CollectionMembers<Source>, prices: () => Prices | undefined) {
    this.sources = wanted
    this.prices = prices
  }
}
const Asks = token<AskingParts>('crm.asking')

const alone = defineModule({ id: 'crm', title: 'CRM' })
const asking: PackageValues = {
  name: '@acme/crm',
  root: { alone },
  server: defineServer(alone, { services: [provide(Asks, Asking, each(sources), whenEnabled(Prices))] }),
}
const offering = shopWith({
  services: [provide(Prices, ShopPrices), offer(sources, Wares, Prices), offer(sources, Orders)],
})

const website = (...modules: string[]): { tenant: Tenant } => ({
  tenant: { guid: 'a', id: 1, name: 'A', plan: 'basic', modules, origin: 'http://a.test' },
})

describe('each', () => {
  test('gives the members in package order, and one by its id', async () => {
    const { composition } = await composed([asking, offering])
    const { sources: members } = composition.resolve(Asks)
    runAs(website('crm', 'shop'), () => {
      expect(members.all().map((one) => one.title())).toEqual(['Wares from 100', 'Orders'])
      expect(members.find('orders')).toBe(members.all()[1])
      expect(members.find('none')).toBeUndefined()
    })
  })

  test('leaves out the members of a module that the website of the running work lacks', async () => {
    const { composition } = await composed([asking, offering])
    const { sources: members } = composition.resolve(Asks)
    runAs(website('crm'), () => {
      expect(members.all()).toEqual([])
      expect(members.find('orders')).toBeUndefined()
    })
    expect(runAs({ tenant: null }, () => members.all())).toEqual([])
  })

  test('gives no members where no package offers any', async () => {
    const { composition } = await composed([asking])
    expect(runAs(website('crm'), () => composition.resolve(Asks).sources.all())).toEqual([])
  })
})

describe('offer', () => {
  class Twin extends Orders {}
  class Nameless extends Orders {
    override readonly id = '' as 'orders'
  }

  test('stops the composition and names both packages when two members have one id', async () => {
    const twin = { ...asking, server: defineServer(alone, { services: [offer(sources, Twin)] }) }
    await expect(composed([offering, twin])).rejects.toMatchObject({
      ...{ code: 'DUPLICATE_OFFER', culprit: '@acme/crm' },
      message: '@acme/shop and @acme/crm both offer "orders" to "crm.sources".',
    })
    await expect(composed([shopWith({ services: [offer(sources, Orders), offer(sources, Twin)] })])).rejects.toThrow(
      '@acme/shop offers "orders" to "crm.sources" twice.',
    )
  })

  test('stops the composition when a member has no id', async () => {
    await expect(composed([shopWith({ services: [offer(sources, Nameless)] })])).rejects.toMatchObject({
      ...{ code: 'DUPLICATE_OFFER', message: expect.stringContaining('without an id') },
    })
  })

  test('checks the class against the collection and its dependencies against the constructor', () => {
    class Untitled {
      readonly id = 'untitled'
    }
    // @ts-expect-error the class lacks what the collection asks for
    expect(offer(sources, Untitled).offers).toEqual(['crm.sources'])
    // @ts-expect-error the constructor wants prices
    expect(offer(sources, Wares).deps).toEqual([])
    // @ts-expect-error a member has an id
    expect(defineCollection<{ title: string }>('crm.titles').kind).toBe('collection')
  })
})

describe('whenEnabled', () => {
  test('gives the service while the website of the running work has the module that provides it', async () => {
    const { composition } = await composed([asking, offering])
    const { prices } = composition.resolve(Asks)
    expect(runAs(website('crm', 'shop'), prices)?.of(3)).toBe(300)
    expect(runAs(website('crm'), prices)).toBeUndefined()
    expect(runAs({ tenant: null }, prices)).toBeUndefined()
    expect(prices()).toBeUndefined()
  })

  test('gives nothing where no package provides the service', async () => {
    const { composition } = await composed([asking])
    expect(runAs(website('crm', 'shop'), composition.resolve(Asks).prices)).toBeUndefined()
  })

  test('lets two modules ask for each other', async () => {
    interface Named {
      other(): string | undefined
    }
    const One = token<Named>('shop.one')
    const Two = token<Named>('crm.two')
    class Asker implements Named {
      readonly #wanted: () => Named | undefined
      constructor(wanted: () => Named | undefined) {
        this.#wanted = wanted
      }
      other = () => this.#wanted()?.constructor.name
    }
    class Other extends Asker {}
    const { composition } = await composed([
      shopWith({ services: [provide(One, Asker, whenEnabled(Two))] }),
      {
        name: '@acme/crm',
        root: { crm },
        server: defineServer(crm, { services: [provide(Two, Other, whenEnabled(One))] }),
      },
    ])
    runAs(website('crm', 'shop'), () => {
      expect(composition.resolve(One).other()).toBe('Other')
      expect(composition.resolve(Two).other()).toBe('Asker')
    })
  })

  test('is checked against the constructor', () => {
    // @ts-expect-error what is injected is a function
    expect(service(Wares, whenEnabled(Prices)).deps).toHaveLength(1)
  })
})
