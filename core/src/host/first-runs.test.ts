import { expect, test } from 'vitest'
import { FirstRuns, idOf } from './first-runs.ts'
import { packageFromValues } from './package-from-values.ts'
import { PackageLoader } from './package-loader.ts'

const source = (version: string) => packageFromValues({ name: '@acme/timers', version, origin: 'store', root: {} })

test('a version that hung the process before this one by itself is left out, and another one is not (issue 15)', async () => {
  const runs = new FirstRuns(undefined, [idOf(source('1.0.0'))])
  const loader = new PackageLoader({ isSafeMode: false, runs })
  const loaded = await Promise.all(['1.0.0', '1.0.1'].map((version) => loader.load(source(version))))
  expect(loaded.map(({ failure }) => failure)).toEqual(['It was disabled because it blocked the server.', undefined])
})
