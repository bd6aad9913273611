import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AuthorError } from '../author-error.ts'
import { authorPackage } from '../pack/author-package.ts'
import { axeScript, findPlayground } from './playground.ts'
import { DevSession } from './session.ts'

const usualPort = 3400

/**
 * `ashlar dev [folder] [--port N] [--fresh]`: show the package in a site, an admin and an editor while it is written,
 * until SIGINT or SIGTERM. `--fresh` begins with an empty database. The code to exit with.
 */
export async function dev(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string' }, fresh: { type: 'boolean' } },
  })
  const folder = resolve(positionals[0] ?? '.')
  const { name } = await authorPackage(folder)
  const { startPlayground } = await findPlayground(folder)
  const own = join(folder, '.ashlar')
  await rm(join(own, 'builds'), { recursive: true, force: true })
  if (values.fresh) await rm(join(own, 'data'), { recursive: true, force: true })

  // So that what throws is told with the line that the author wrote.
  process.setSourceMapsEnabled(true)
  const stopped = stopAsked()
  console.log(`Starting a playground for ${name} …`)
  const playground = await startPlayground({
    ...{ dataFolder: join(own, 'data'), port: portOf(values.port), axe: axeScript() },
  })
  const session = new DevSession(folder, playground)
  await session.update()
  console.log(`Playground: ${playground.address} (you are already signed in). Press Ctrl+C to stop it.`)
  await stopped
  await session.close()
  return 0
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? usualPort)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new AuthorError(`--port is invalid. Expected a number from 0 to 65535, found “${text}”.`)
}

function stopAsked(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done())
    process.once('SIGTERM', () => done())
  })
}
