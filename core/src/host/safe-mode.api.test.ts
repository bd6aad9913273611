import { defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { expect, test } from 'vitest'
import { readConfig } from '../config/index.ts'
import { testDatabase } from '../data/testing.ts'
import { makeLog } from '../http/log.ts'
import { coreServer } from '../platform/server.ts'
import { createHost } from './host.ts'
import { packageFromValues } from './package-from-values.ts'

test('T24: in safe mode no package of the store is run, and each says why it is not there; those of the distribution are', async () => {
  const suspect = defineModule({ id: 'suspect', title: 'Suspect' })
  let isRun = false
  const server = () => {
    isRun = true
    process.exitCode = 1
  }
  const database = await testDatabase({ modules: [{ module: core, migrations: coreServer.migrations }] })
  try {
    const other = defineModule({ id: 'other', title: 'Other' })
    await using host = await createHost({
      config: readConfig({ ASHLAR_SAFE_MODE: '1' }),
      log: makeLog('silent'),
      database: database.data,
      packages: [
        packageFromValues({ name: '@acme/other', root: { other } }),
        packageFromValues({ name: '@acme/suspect', root: { suspect }, server, origin: 'store' }),
      ],
    })
    expect(isRun).toBe(false)
    expect(host.composition.modules.map(({ id }) => id)).toEqual(['core', 'other'])
    expect(host.composition.packages.at(-1)).toMatchObject({
      name: '@acme/suspect',
      failure: 'It is not loaded in safe mode (ASHLAR_SAFE_MODE).',
    })
    expect((await host.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await database.close()
  }
})
