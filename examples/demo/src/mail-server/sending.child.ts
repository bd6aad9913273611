// A server that sends campaigns, and stands still before a statement if it is told to, to be killed there.
import { installedPackages, startServer } from '@ashlar/core'
import { holdStatement } from '@ashlar/core/testing'

const { ASHLAR_TEST_HELD: held = '', ASHLAR_TEST_NTH: nth = '1' } = process.env
if (held !== '') holdStatement(new RegExp(held), Number(nth), () => console.log('Held there'))
await startServer({
  surfaces: [],
  packages: installedPackages(import.meta.url, [
    '@ashlar/block-email',
    '@ashlar/plugin-email-marketing',
    '@ashlar/plugin-smtp',
  ]),
})
