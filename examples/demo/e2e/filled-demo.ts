import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturesMade } from './pictures-made.ts'
import { runDemo } from './running-demo.ts'

const folderVariable = 'ASHLAR_FILLED_DEMO'

/**
 * Fill the demo once for the whole run: it takes more than a minute, and every worker needs one. Ends by removing it, unless
 * the folder was given: then a second run finds it filled.
 */
export default async function fillDemo(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env[folderVariable]
  if (given !== undefined) {
    if (!existsSync(given)) await fill(given)
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-filled-'))
  await fill(folder)
  process.env[folderVariable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

async function fill(folder: string): Promise<void> {
  const demo = await runDemo(folder)
  await picturesMade(demo)
  await demo.stop()
}

/** A data folder of one's own with the filled demo. */
export async function filledFolder(): Promise<string> {
  const filled = process.env[folderVariable]
  if (filled === undefined) throw new Error('The demo is filled by the global setup of the browser tests.')
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-e2e-'))
  await cp(filled, folder, { recursive: true })
  return folder
}
