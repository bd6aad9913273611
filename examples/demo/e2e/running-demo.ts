import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Password of every account of a demo under test. */
export const password = 'long-shed-61'

export interface RunningDemo {
  readonly pid: number
  readonly port: number
  /** What it wrote so far. */
  log(): string
  /** End it as an operator does, and wait. */
  stop(): Promise<void>
  /** End it as a power cut does, and wait. */
  kill(): Promise<void>
  /** Resolves when the process has ended by itself or was ended. */
  readonly ended: Promise<void>
}

/**
 * Start the built demo, or another script, on a free port, with a data folder of its own; resolves once it says that
 * it is ready.
 */
export async function runDemo(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  script = main,
): Promise<RunningDemo> {
  let output = ''
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      ASHLAR_DATA: folder,
      ASHLAR_DRAIN_SECONDS: '0',
      ASHLAR_DEMO: '1',
      ASHLAR_ADMIN_PASSWORD: password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /^Ashlar ready at \S+:(\d+)/m.exec(output)
      if (ready) resolve(Number(ready[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The demo ended with code ${code} before it was ready:\n${output}`)))
  })
  return {
    pid: child.pid ?? 0,
    port,
    log: () => output,
    ended,
    stop: () => stop(child, ended),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await ended
  clearTimeout(timer)
}
