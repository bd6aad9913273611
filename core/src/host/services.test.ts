import { maybe, token } from '@ashlar/sdk'
import { defineRoutes, defineServer, provide, service } from '@ashlar/sdk/server'
import { describe, expect, test } from 'vitest'
import { composed, crm, shopWith } from './compose.fixtures.ts'

describe('services', () => {
  interface Greeter {
    greet(): string
  }
  const Greeter = token<Greeter>('acme.greeter')
  class Words {
    readonly word = 'hello'
  }
  class Polite implements Greeter {
    readonly #words: Words
    constructor(words: Words) {
      this.#words = words
    }
    greet = () => this.#words.word
  }
  const services = [service(Words), provide(Greeter, Polite, Words)]

  test('one instance a composition, by token across packages and by class within one', async () => {
    const { composition } = await composed([shopWith({ services })])
    expect(composition.resolve(Greeter).greet()).toBe('hello')
    expect(composition.resolve(Greeter)).toBe(composition.resolve(Greeter))
    const [greeter, words] = composition.resolveAll([Greeter, Words])
    expect(greeter).toBeInstanceOf(Polite)
    expect(words).toBeInstanceOf(Words)
  })

  test('an unknown one stops the composition and says who wanted it; maybe gives undefined', async () => {
    class Wants {
      readonly greeter: unknown
      constructor(greeter: unknown) {
        this.greeter = greeter
      }
    }
    await expect(composed([shopWith({ services: [service(Wants, Greeter)] })])).rejects.toMatchObject({
      ...{ code: 'UNKNOWN_SERVICE', culprit: '@acme/shop', message: expect.stringContaining('"acme.greeter"') },
    })
    const optional = maybe(Greeter)
    const { composition } = await composed([shopWith({ services: [service(Wants, optional)] })])
    expect(composition.resolveAll([Wants, optional])).toEqual([new Wants(undefined), undefined])
  })

  test("another package's class is no token", async () => {
    const thief = defineServer(crm, { routes: [defineRoutes([Words], () => undefined)] })
    await expect(
      composed([shopWith({ services }), { name: '@acme/crm', root: { crm }, server: thief }]),
    ).rejects.toMatchObject({ code: 'UNKNOWN_SERVICE', culprit: '@acme/crm' })
  })

  test('services that need each other are named', async () => {
    const One = token<object>('acme.one')
    const Two = token<object>('acme.two')
    class Needs {
      readonly other: object
      constructor(other: object) {
        this.other = other
      }
    }
    class First extends Needs {}
    class Second extends Needs {}
    const cyclic = [provide(One, First, Two), provide(Two, Second, One)]
    await expect(composed([shopWith({ services: cyclic })])).rejects.toMatchObject({
      ...{ code: 'CYCLIC_SERVICE', message: expect.stringContaining('First -> Second -> First') },
    })
  })
})
