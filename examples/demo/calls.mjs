// Prints the calls of the demo, with every package, as its description of the API has them: `npm run reference`.
import { callsIn } from '@ashlar/client/description'
import { openApiPath, testHost } from '@ashlar/core/testing'
import { packages, surfaces } from './dist/composition.js'

const host = await testHost({ packages: await packages, surfaces })
try {
  process.stdout.write(JSON.stringify(callsIn((await host.visitor().get(openApiPath)).json())))
} finally {
  await host.close()
}
