import { expect, test } from 'vitest'
import { packageFromValues } from '../host/package-from-values.ts'
import { SetSources } from './set-sources.ts'

const own = packageFromValues({ name: '@ashlar/block-text', version: '1.0.0', root: {} })
const stored = (name: string, version: string) => packageFromValues({ name, version, root: {}, origin: 'store' })

type Parts = ConstructorParameters<typeof SetSources>[0]

const never = () => Promise.reject(new Error('Nothing is unpacked here.'))

/** Every version is known and placed. */
const store: Parts['store'] = {
  isPlaced: async () => true,
  place: never,
  source: async ({ name, version }) => stored(name, version),
}
const releases: Parts['releases'] = {
  find: async (name, version) => ({
    ...{ name, version, integrity: 'sha512-x', manifest: { kind: 'block', id: 'x', sdk: '*' } },
    ...{ description: '', license: 'MIT', size: 1, source: 'upload', createdAt: new Date(0) },
  }),
  withTarball: never,
}
const set = {
  ...{ generation: 2, removed: [], trials: [{ name: '@ashlar/block-text', version: '3.0.0', tenants: ['a'] }] },
  packages: [
    { name: '@ashlar/block-text', version: '2.0.0' },
    { name: '@acme/quote', version: '1.0.0' },
  ],
}

async function versionsIn(isSafeMode: boolean) {
  const parts = { store, releases, distribution: [own], isSafeMode, log: { error: () => undefined } }
  const { base, variants } = await new SetSources(parts).all(set)
  return { base: base.map(({ name, version }) => `${name} ${version}`), variants: variants.length }
}

test('P6: in safe mode a package of the distribution has its place again, and nobody tries anything', async () => {
  expect(await versionsIn(false)).toEqual({ base: ['@ashlar/block-text 2.0.0', '@acme/quote 1.0.0'], variants: 1 })
  expect(await versionsIn(true)).toEqual({ base: ['@ashlar/block-text 1.0.0', '@acme/quote 1.0.0'], variants: 0 })
})
