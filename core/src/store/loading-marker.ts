import { appendFileSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadingMarker } from '../host/loading-marker.ts'
import { isAlive } from '../process-alive.ts'

/** Deaths without a known cause, such as `kill -9`, before a package is held to be theirs. */
const mostUnexplained = 2

/**
 * Remembers on disk whose code was run for the first time when a server process ended. A package whose code ended it (by
 * `process.exit()`, by an error that nobody catches) is told at once; one that was only running when the process was
 * killed, because it hung or by an operator's `kill -9`, has a second chance.
 */
export function loadingMarker(storeFolder: string): LoadingMarker {
  const folder = join(storeFolder, '.loading')
  mkdirSync(folder, { recursive: true })
  const own = join(folder, `${process.pid}.loading`)
  const deaths = join(folder, 'deaths')
  const record = (id: string, weight: number) => appendFileSync(deaths, `${weight} ${id}\n`)
  recordKilled(folder, record)

  let loading: string | undefined
  const store = realpathSync(storeFolder)
  const blame = ({ stack = '' }: Error) => {
    // Others serve meanwhile, whose fault it may be.
    if (loading === undefined || !stack.includes(`${pathToFileURL(folderOf(store, loading)).href}/`)) return
    rmSync(own, { force: true })
    record(loading, mostUnexplained)
  }
  // It is called on the stack of whoever called `process.exit()`.
  const onExit = () => blame(new Error('exit'))

  return {
    begin(id) {
      if (loading === undefined) process.on('exit', onExit).on('uncaughtExceptionMonitor', blame)
      loading = id
      writeFileSync(own, id)
    },
    end() {
      if (loading === undefined) return
      loading = undefined
      process.off('exit', onExit).off('uncaughtExceptionMonitor', blame)
      rmSync(own, { force: true })
    },
    forgive(ids) {
      const lines = linesOf(deaths)
      const others = lines.filter((line) => !ids.includes(line.slice(line.indexOf(' ') + 1)))
      if (others.length < lines.length) writeFileSync(deaths, others.map((line) => `${line}\n`).join(''))
    },
    survivors() {
      const weights = weightsOf(deaths)
      return [...weights].filter(([, weight]) => weight >= mostUnexplained).map(([id]) => id)
    },
  }
}

/** What processes were loading that are no more: one with this very id was a life before this one. */
function recordKilled(folder: string, record: (id: string, weight: number) => void): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^(\d+)\.loading$/.exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue
    const path = join(folder, name)
    const id = readFileSync(path, 'utf8')
    if (id !== '') record(id, 1)
    rmSync(path)
  }
}

function weightsOf(deaths: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const line of linesOf(deaths)) {
    const [weight = '0', id = ''] = line.split(' ')
    weights.set(id, (weights.get(id) ?? 0) + Number(weight))
  }
  return weights
}

/** Where the files of a package lie, by what `idOf` says of it. */
function folderOf(store: string, id: string): string {
  const at = id.lastIndexOf('@')
  return join(store, id.slice(0, at), id.slice(at + 1))
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
