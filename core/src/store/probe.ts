import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { processMemory } from '../process-memory.ts'

/** Milliseconds that a package may take to load, a fresh Node and the SDK before it included. */
const longestLoad = 20_000

/** Megabytes of the child: the SDK takes about a hundred and fifty, a package has the rest. */
const mostHeap = 256
const mostMemory = 768

/** How a package behaves when it is loaded. */
export interface ProbeReport {
  /** Why it must not be loaded in the server; undefined when it may. */
  readonly problem: { readonly code: ProbeCode; readonly message: string } | undefined
  /** Milliseconds. */
  readonly took: number
}

export type ProbeCode =
  | 'PACKAGE_HANGS'
  | 'PACKAGE_ENDS_PROCESS'
  | 'PACKAGE_TAKES_MEMORY'
  | 'PACKAGE_FAILS_TO_LOAD'
  | 'PACKAGE_ACTS_ON_LOADING'

/** What the child tells when it is done with the package. */
const ProbeMessage = Type.Object({
  failure: Type.String(),
  isDenied: Type.Boolean(),
})

/** What the child tells before it runs something of the package that has been loaded. */
const ProbeStep = Type.Object({ what: Type.String() })

/**
 * Load every server entry of a placed package, build its services and register its routes, in a process of its own,
 * which sees none of the server's secrets and may write no file: whatever it does then, it does not do to the server.
 * `timeout` in milliseconds.
 */
export async function probe(
  folder: string,
  { timeout = longestLoad }: { readonly timeout?: number } = {},
): Promise<ProbeReport> {
  const since = performance.now()
  const problem = await problemOf(folder, timeout)
  return { problem, took: Math.round(performance.now() - since) }
}

async function problemOf(folder: string, timeout: number): Promise<ProbeReport['problem']> {
  const child = fork(script, [folder], {
    cwd: folder,
    env: { NODE_ENV: 'production', TZ: process.env.TZ },
    execArgv: [
      ...['--permission', '--allow-fs-read=*', '--allow-addons'],
      ...[`--max-old-space-size=${mostHeap}`, '--disable-warning=SecurityWarning'],
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errorOutput = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    if (errorOutput.length < 10_000) errorOutput += chunk.toString()
  })
  const { promise, resolve } = Promise.withResolvers<ProbeReport['problem']>()
  const tell = (code: ProbeCode, message: string) => resolve({ code, message })
  let what = 'Loading it'

  child.on('message', (message) => {
    if (Check(ProbeStep, message)) what = message.what
    if (!Check(ProbeMessage, message)) return
    if (message.failure === '') resolve(undefined)
    else if (message.isDenied) tell('PACKAGE_ACTS_ON_LOADING', actsOnLoading)
    else tell('PACKAGE_FAILS_TO_LOAD', message.failure)
  })
  child.on('error', (error) => tell('PACKAGE_FAILS_TO_LOAD', `It could not be tested: ${error.message}.`))
  child.on('close', (status, signal) => {
    if (/heap out of memory/i.test(errorOutput)) tell('PACKAGE_TAKES_MEMORY', takesMemory(what))
    else if (signal !== null) tell('PACKAGE_ENDS_PROCESS', `${what} ended the process (${signal}).`)
    else tell('PACKAGE_ENDS_PROCESS', endsProcess(what, status ?? 0, errorOutput))
  })
  const timer = setTimeout(() => tell('PACKAGE_HANGS', `${what} did not finish within ${timeout / 1000} s.`), timeout)
  const watch = setInterval(
    () =>
      void processMemory(child.pid).then((memory) => {
        if (memory > mostMemory) tell('PACKAGE_TAKES_MEMORY', takesMemory(what))
      }),
    100,
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

const script = fileURLToPath(new URL(`./probe.child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url))
const takesMemory = (what: string) => `${what} uses more memory than allowed for a package.`
const actsOnLoading =
  'It writes files or starts processes when it is loaded. Importing a package must have no side effects.'

function endsProcess(what: string, status: number, errorOutput: string): string {
  // Node's own status for a module that awaits what nothing will ever settle.
  if (status === 13) return `${what} never finishes: it waits for a promise that never settles.`
  const reason = /^(?:Uncaught )?(\w*Error): (.+)$/m.exec(errorOutput)
  return reason === null
    ? `${what} ends the process with process.exit(${status}).`
    : `${what} ends the process with an error that nothing catches: ${reason[2]}.`
}
