import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Microseconds of CPU that a process, and its main thread alone, have used so far. */
export interface Cpu {
  readonly process: number
  readonly thread: number
}

/** A server in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
  readonly port: number
  readonly pid: number
  /** From the start of the process until it said that it is ready. */
  readonly startMilliseconds: number
  cpu(): Promise<Cpu>
  /** Have a server that knows how do something, one thing after the other. */
  ask<Answer extends object>(question: object): Promise<Answer>
}

const probe = new URL('./probe.js', import.meta.url).href
const longestStart = 120_000

/** Starts a file that prints `… ready at http://host:port` once it answers. */
export async function startServerProcess(
  file: URL,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
  execArgv: readonly string[] = [],
): Promise<ServerProcess> {
  const begun = performance.now()
  const child = fork(fileURLToPath(file), args, {
    execArgv: ['--import', probe, ...execArgv],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  try {
    const port = await portOf(child)
    return {
      port,
      pid: child.pid ?? 0,
      startMilliseconds: performance.now() - begun,
      cpu: () => cpuOf(child),
      ask: (question) => answerOf(child, question),
      [Symbol.asyncDispose]: () => ended(child),
    }
  } catch (error) {
    await ended(child)
    throw error
  }
}

/** Milliseconds of CPU in a second at which a server does nothing but wait, the embedded database included. */
const idle = 30

/** Resolves when a server has done what it does after its start, such as making the sizes of pictures. */
export async function atRest(server: ServerProcess): Promise<void> {
  for (let quiet = 0, seconds = 0; quiet < 3; seconds += 1) {
    if (seconds === 300) throw new Error('The server was still busy after 300 seconds.')
    const before = await server.cpu()
    await delay(1_000)
    const after = await server.cpu()
    quiet = (after.process - before.process) / 1000 < idle ? quiet + 1 : 0
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`No server after ${longestStart} ms:\n${output}`)), longestStart)
    const read = (chunk: Buffer) => {
      // Enough to find the line and to say what went wrong.
      output = (output + chunk.toString()).slice(-20_000)
      const ready = /ready at http:\/\/[^\s:]+:(\d+)/.exec(output)
      if (!ready) return
      clearTimeout(timer)
      resolve(Number(ready[1]))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
}

function cpuOf(child: ChildProcess): Promise<Cpu> {
  return new Promise((resolve) => {
    child.once('message', (cpu: Cpu) => resolve(cpu))
    child.send('cpu')
  })
}

function answerOf<Answer extends object>(child: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ answer }: { readonly answer: Answer | { readonly error: string } }) => {
      if ('error' in answer) reject(new Error(answer.error))
      else resolve(answer)
    })
    child.send({ question })
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await exit
  clearTimeout(timer)
}
