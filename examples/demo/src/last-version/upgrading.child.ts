// A server of today on an installation of the last version, which stands still before it takes the nth table over.
import { createInstalledHost, makeLog, readConfig } from '@ashlar/core'
import { holdStatement } from '@ashlar/core/testing'
import { packages, surfaces } from '../composition.ts'

holdStatement(/\$taking\$/, Number(process.env.ASHLAR_TEST_HELD), (held) => void process.send?.({ held }))
await createInstalledHost({ config: readConfig(process.env), log: makeLog('silent'), packages, surfaces })
process.send?.({ held: 'nothing' })
