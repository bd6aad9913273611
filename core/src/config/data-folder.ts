import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigurationError } from './errors.ts'

/**
 * Make the data folder if it is missing; only this user may look into a new one.
 *
 * @throws ConfigurationError naming ASHLAR_DATA when it can't be made or written to
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await (await open(probe, 'w')).close()
    await rm(probe)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigurationError(`ASHLAR_DATA is invalid: expected a folder that the server may write to; ${reason}.`, {
      cause,
    })
  }
}

/** The secret that signs links and previews: `ASHLAR_SECRET`, else one made once and kept in the data folder. */
export async function secretOf(config: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (config.secret !== undefined) return config.secret
  await prepareDataFolder(config.dataFolder)
  const path = join(config.dataFolder, 'secret')
  return (await kept(path)) ?? (await made(path))
}

async function kept(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  if (text.length >= 32) return text
  throw new ConfigurationError(`ASHLAR_SECRET is not set and ${path} is damaged. Expected at least 32 characters.`)
}

/** Whole or not at all: written and synced beside, then linked, so that of two processes one wins and both agree. */
async function made(path: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`
  const secret = randomBytes(48).toString('base64url')
  const file = await open(draft, 'w', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  try {
    await link(draft, path)
    return secret
  } catch (error) {
    const winner = await kept(path)
    if (winner === undefined) throw error
    return winner
  } finally {
    await rm(draft, { force: true })
  }
}
