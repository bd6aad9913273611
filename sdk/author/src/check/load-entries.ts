import type { Problem } from '@ashlar/sdk/check'
import type { BuiltPackage } from './built-package.ts'
import { hangingEntry } from './hanging-entry.ts'
import { watchLeftovers } from './leftovers.ts'
import { reasonOf } from './stage.ts'

// What is shared is there before a package comes: a name that MikroORM leaves behind is none of the package's.
import '@ashlar/sdk/renderer'
import '@ashlar/sdk/server'
import '@ashlar/sdk/site'

/** What the entries that can be loaded on a server export. */
export type LoadedEntries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const ofServer = ['.', './definitions', './renderer', './server', './site', './patterns'] as const

const defines = 'Entries should only define things. The host decides what runs.'

/**
 * Import every entry that a server can load; the problems, when importing fails or does more than define.
 *
 * @param patience milliseconds that each may take
 */
export async function loadEntries(
  { folder, entries }: BuiltPackage,
  patience: number,
): Promise<LoadedEntries | readonly Problem[]> {
  const loaded: Record<string, Readonly<Record<string, unknown>>> = {}
  const there = ofServer.flatMap((entry) => {
    const address = entries[entry]
    return address === undefined ? [] : [{ entry, address }]
  })
  const addresses = there.map(({ address }) => address)
  const hanging = await hangingEntry(addresses, patience)
  for (const { entry, address } of there) {
    const problem = (message: string, fix: string): Problem[] => [
      { rule: 'loading', where: `entry "${entry}"`, message, fix },
    ]
    if (address === hanging) return problem(`Importing it takes more than ${patience / 1000} s.`, defines)
    using watch = watchLeftovers(folder)
    using _ = refuseExit()
    try {
      loaded[entry] = await import(/* @vite-ignore */ address)
    } catch (error) {
      return problem(`It could not be imported: ${reasonOf(error)}`, defines)
    }
    const left = watch.found()
    if (left.length > 0) {
      const fix = 'Move this code into a service, a route or a job, which the host starts and stops.'
      return problem(`Importing it leaves behind ${left.join(' and ')}.`, fix)
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
