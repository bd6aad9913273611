import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config/index.ts'
import { makeLog } from '../http/log.ts'
import { createInstalledHost } from '../installation/start.ts'
import { compositionHere } from './composition-here.ts'
import { overSocket, Refused } from './operator-client.ts'
import type { ReachedServer } from './reach-server.ts'

/**
 * A host in this process, which listens for the operator at the path.
 *
 * @throws Refused where the working folder holds no installation, or the data folder none
 */
export async function openHere(dataFolder: string, path: string): Promise<ReachedServer> {
  const composition = await compositionHere()
  if (composition === undefined) {
    throw new Refused(
      `No server is running with ${dataFolder}. Start it, or run this in the folder of the installation, whose package.json ` +
        'exports "./composition".',
    )
  }
  const { surfaces, packages } = composition
  const config = readConfig({ ...process.env, ASHLAR_DATA: dataFolder })
  // A folder that is mistyped must not become an installation.
  if (config.databaseUrl === undefined && !existsSync(join(dataFolder, 'database'))) {
    throw new Refused(`There is no installation in ${dataFolder}. Name the folder with --data.`)
  }
  const { host, installation, close } = await createInstalledHost({ surfaces, packages, config, log: makeLog('error') })
  await installation.begin()
  await host.listenForOperator()
  return { transport: overSocket(path), [Symbol.asyncDispose]: close }
}
