import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createInstalledHost, makeLog, readConfig } from '@ashlar/core'
import { emptyPostgres } from '@ashlar/core/testing'
import { packages, surfaces } from '../composition.ts'
import { type KeptInstallation, keptInstallation } from './kept.fixtures.ts'

export type Opened = Awaited<ReturnType<typeof openLastVersion>>

export type LastVersion = Awaited<ReturnType<typeof lastVersion>>

/** A copy of the last version's installation, on the database that is tested, not opened yet. */
export async function lastVersion() {
  const postgres = await emptyPostgres()
  const kept = await keptInstallation(postgres === undefined ? 'embedded' : 'postgres')
  const release = async () => {
    await postgres?.drop()
    await kept.remove()
  }
  try {
    if (postgres !== undefined) await restore(kept, postgres.url)
    return { known: kept.known, env: { ASHLAR_DATA: kept.folder, DATABASE_URL: postgres?.url ?? '' }, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** The same served by the code of today. */
export async function openLastVersion(copy?: LastVersion) {
  const { known, env, release } = copy ?? (await lastVersion())
  try {
    const installed = await createInstalledHost({ config: readConfig(env), log: makeLog('silent'), packages, surfaces })
    const close = async () => {
      await installed.close()
      await release()
    }
    return { known, host: installed.host, close }
  } catch (error) {
    await release()
    throw error
  }
}

/** With the login of the installation, as the operator's guide says. */
async function restore({ dump }: KeptInstallation, url: string): Promise<void> {
  const path = `${process.env.PATH}:/usr/lib/postgresql/15/bin`
  const options = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1', `--file=${dump}`, url]
  await promisify(execFile)('psql', options, { env: { ...process.env, PATH: path } })
}
