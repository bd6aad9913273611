import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { PackageChange } from '@ashlar/sdk/platform'
import { type Command, commandOf, help, UsageError } from './command-line.ts'
import { OperatorClient, Refused } from './operator-client.ts'
import { listText, planText, removedText } from './plan-text.ts'
import { reachServer } from './reach-server.ts'
import { idsOf } from './websites.ts'

const flag = { type: 'boolean' } as const
const options = {
  'with-data': flag,
  'keep-content': flag,
  for: { type: 'string', multiple: true },
  yes: flag,
  json: flag,
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * `ashlar package …`: speaks to the running server through the socket in its data folder, or opens the folder itself
 * where no server runs. Gives the exit code: 0 done, 1 refused or failed, 2 not understood.
 */
export async function operate(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { data = process.env['ASHLAR_DATA'] ?? './data', for: websites, help: isHelp = false, ...flags } = values
    const command = isHelp ? ({ kind: 'help' } as const) : commandOf(positionals, flags, websites)
    if (command.kind === 'help') {
      console.log(help)
      return 0
    }
    await using server = await reachServer(resolve(data))
    return await run(command, new OperatorClient(server.transport))
  } catch (error) {
    if (error instanceof Refused) return told(error.message, 1)
    if (error instanceof UsageError || isParseError(error)) return told(`${error.message}\n\n${help}`, 2)
    throw error
  }
}

async function run(command: Exclude<Command, { kind: 'help' }>, client: OperatorClient): Promise<number> {
  if (command.kind === 'list') {
    const rows = await client.list()
    console.log(command.asJson ? JSON.stringify(rows, null, 2) : listText(rows))
    return 0
  }
  if (command.kind === 'recover') {
    const { address, email } = await client.recover()
    console.log(`Open this link within 15 minutes to sign in as ${email}. It works once:\n${address}`)
    return 0
  }
  if (command.kind === 'removed') {
    const rows = await client.removedTables()
    console.log(command.asJson ? JSON.stringify(rows, null, 2) : removedText(rows))
    return 0
  }
  if (command.kind === 'delete-tables') return deleteTables(command, client)
  return change(command, client)
}

type CommandOf<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>

async function deleteTables(command: CommandOf<'delete-tables'>, client: OperatorClient): Promise<number> {
  const found = (await client.removedTables()).find(({ name }) => name === command.name)
  if (found === undefined) return told(`There are no tables left by a removed package ${command.name}.`, 1)
  if (!command.asJson) console.log(removedText([found]))
  const refusal = await refusalOf(command)
  if (refusal !== undefined) return refusal
  const copy = await client.deleteRemovedTables(found)
  console.log(command.asJson ? JSON.stringify(copy, null, 2) : `Deleted. All rows were copied to ${copy.file}.`)
  return 0
}

async function change(command: CommandOf<'change'>, client: OperatorClient): Promise<number> {
  const sent = command.file === undefined ? {} : await client.upload(command.file)
  const chosen = command.websites.length === 0 ? {} : { tenants: idsOf(await client.websites(), command.websites) }
  const plan = await client.plan({ ...command.request, ...sent, ...chosen })
  const shows = !command.asJson || command.isPlanOnly
  if (shows) console.log(command.asJson ? JSON.stringify(plan, null, 2) : planText(plan))
  if (plan.obstacles.some(({ code }) => code === 'BLOCKS_IN_USE')) return told(keepsContent, 1)
  if (plan.obstacles.length > 0) return 1
  if (command.isPlanOnly) return 0
  const refusal = await refusalOf(command)
  if (refusal !== undefined) return refusal
  const made = await followed(client, await client.apply(plan), command.asJson)
  if (command.asJson) console.log(JSON.stringify(made, null, 2))
  if (made.state === 'done') return 0
  return told(made.reason, 1)
}

/** The exit code of what nobody has agreed to; undefined when it is to be done. */
async function refusalOf({ isAgreed }: { readonly isAgreed: boolean }): Promise<number | undefined> {
  if (isAgreed) return undefined
  if (!process.stdin.isTTY) return told('This terminal is not interactive. Confirm with --yes.', 2)
  return (await agrees()) ? undefined : told('Nothing was changed.', 1)
}

const keepsContent = 'Use --keep-content to do it anyway. The content is kept and comes back with the package.'

/** Milliseconds between two looks at how far it is. */
const pause = 150

async function followed(client: OperatorClient, begun: PackageChange, isQuiet: boolean): Promise<PackageChange> {
  const said = new Set<string>()
  for (let change = begun; ; change = await client.change(begun.id)) {
    for (const { step, state, took } of change.steps) {
      if (isQuiet || said.has(step) || (state !== 'done' && state !== 'failed')) continue
      said.add(step)
      console.log(`${state === 'done' ? 'done  ' : 'failed'}  ${step}${took === null ? '' : `  ${took} ms`}`)
    }
    if (change.state !== 'running') return change
    await setTimeout(pause)
  }
}

async function agrees(): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await asking.question('Do this? [y/N] ')).trim())
  } finally {
    asking.close()
  }
}

function told(sentence: string, code: number): number {
  console.error(sentence)
  return code
}

function isParseError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** `ashlar database …`, with all that moving an installation needs. */
export async function operateDatabase(args: readonly string[]): Promise<number> {
  const { operateDatabase: move } = await import('./database.ts')
  return move(args)
}
