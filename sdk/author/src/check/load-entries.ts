import type { Problem } from '@ashlar/sdk/check'
import type { BuiltPackage } from './built-package.ts'
import { watchLeftovers } from './leftovers.ts'
import { reasonOf } from './stage.ts'

// What is shared is there before a package comes: a name that MikroORM leaves behind is none of the package's.
import '@ashlar/sdk/renderer'
import '@ashlar/sdk/server'
import '@ashlar/sdk/site'

/** What the entries that the server loads export. */
export type LoadedEntries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Milliseconds that an entry may take; the host gives as many. */
const patience = 10_000

const ofServer = ['.', './renderer', './server', './site'] as const

/** Import every entry that the server loads; the problems, when importing fails or does more than define. */
export async function loadEntries({ folder, entries }: BuiltPackage): Promise<LoadedEntries | readonly Problem[]> {
  const loaded: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const entry of ofServer) {
    const address = entries[entry]
    if (address === undefined) continue
    const problem = (message: string, fix: string): Problem[] => [
      { rule: 'loading', where: `entry "${entry}"`, message, fix },
    ]
    using watch = watchLeftovers(folder)
    using _ = refuseExit()
    try {
      loaded[entry] = await inTime(import(/* @vite-ignore */ address))
    } catch (error) {
      return problem(`It could not be imported: ${reasonOf(error)}`, 'An entry defines; the host decides what runs.')
    }
    const left = watch.found()
    if (left.length > 0) {
      const fix = 'Do it in a service, a route or a job, which the host begins and ends.'
      return problem(`Importing it leaves ${left.join(' and ')} behind.`, fix)
    }
  }
  return loaded
}

/** A host that loads a package must not end with it. */
function refuseExit(): Disposable {
  const { exit } = process
  process.exit = (code) => {
    throw new Error(`it calls process.exit(${code ?? ''})`)
  }
  return {
    [Symbol.dispose]: () => {
      process.exit = exit
    },
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`it takes more than ${patience / 1000} s`)), patience)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
