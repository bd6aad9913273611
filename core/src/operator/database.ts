import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigurationError, readConfig } from '../config/index.ts'
import { DatabaseUnreachable, directAddress, openDatabase } from '../data/index.ts'
import { acceptNext, type Belonging } from '../installation/same-installation.ts'
import { moveToPostgres } from '../move/move.ts'
import { MoveRefused } from '../move/refusal.ts'
import { compositionHere } from './composition-here.ts'

const help = `DATABASE_URL=postgres://… ashlar database move

  Moves an installation from the embedded database in its data folder to the empty PostgreSQL database in DATABASE_URL.
  If anything fails, nothing is changed. Stop the server first, and run this in the folder of the installation. Media,
  packages and the secret stay in the data folder, which the server continues to use.

ashlar database accept-secret
ashlar database accept-media

  Accepts the secret, or the media store, of the next server that starts as the one that belongs to the database.
  Without this, a server with a different one refuses to start. Stop all servers first.

  --data <folder>  data folder of the server (default: ASHLAR_DATA or ./data)`

/** `ashlar database …`. Gives the exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function operateDatabase(args: readonly string[]): Promise<number> {
  const command = understood(args)
  if (command === undefined) return told(help, 2)
  if (command.verb === 'help') {
    console.log(help)
    return 0
  }
  try {
    if (command.verb !== 'move') return await accept(command.verb === 'accept-media' ? 'media' : 'secret', command.data)
    await move(command.data)
    return 0
  } catch (error) {
    return told(`${sentenceOf(error)}\nNothing was changed.`, 1)
  }
}

function understood(args: readonly string[]): { readonly verb: string; readonly data: string } | undefined {
  try {
    const options = { data: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb = 'help', ...more] = positionals
    if (!['move', 'accept-secret', 'accept-media', 'help'].includes(verb) || more.length > 0) return undefined
    return { verb, data: values.data ?? process.env['ASHLAR_DATA'] ?? './data' }
  } catch {
    return undefined
  }
}

async function accept(what: Belonging, dataFolder: string): Promise<number> {
  const config = readConfig({ ...process.env, ASHLAR_DATA: resolve(dataFolder) })
  // A folder that is mistyped must not become an installation.
  if (config.databaseUrl === undefined && !existsSync(resolve(dataFolder, 'database', 'PG_VERSION')))
    throw new ConfigurationError(`There is no embedded database in ${dataFolder}. Name its data folder with --data.`)
  const data = await openDatabase(config)
  try {
    await acceptNext(data, what)
  } finally {
    await data.close()
  }
  console.log('Accepted. The next server that starts registers its secret or media store.')
  return 0
}

async function move(dataFolder: string): Promise<void> {
  const composition = await compositionHere()
  if (composition === undefined) {
    throw new MoveRefused(
      'Run this in the folder of the installation, whose package.json exports "./composition": it defines which packages ' +
        'the tables belong to.',
    )
  }
  const config = readConfig({ ...process.env, ASHLAR_DATA: resolve(dataFolder) })
  const target = directAddress(config)
  if (target === undefined) {
    // Not on the command line, where everybody on the machine could read the password.
    throw new MoveRefused('DATABASE_URL is not set. It must name the empty PostgreSQL database to move to.')
  }
  const { packages } = composition
  await moveToPostgres({ config, target, packages, tell: (line) => console.log(line) })
  console.log(
    'Moved. Start the server with the same DATABASE_URL and data folder. The embedded database stays in ' +
      `${resolve(dataFolder, 'database')} as it was; delete it when you no longer need it.`,
  )
}

function sentenceOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  if ([MoveRefused, ConfigurationError, DatabaseUnreachable].some((told) => error instanceof told)) return reason
  return `The database could not be changed: ${reason}`
}

function told(sentence: string, code: number): number {
  console.error(sentence)
  return code
}
