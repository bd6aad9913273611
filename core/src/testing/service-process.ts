import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A supervisor with its server, in processes of their own. */
export interface ServiceProcess {
  readonly process: ChildProcess
  /** What both have written so far. */
  output(): string
  /** The address; rejects with the output when it ends instead. */
  readonly ready: Promise<string>
  readonly exit: Promise<number | null>
}

/** Start a script that supervises a server, with no other environment variables than these and `PATH`. */
export function startService(path: string, env: Readonly<Record<string, string>>): ServiceProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [path], {
    env: { PATH, PORT: '0', ASHLAR_DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /^Ashlar ready at (\S+)$/m.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exit.then(() => reject(new Error(output)), reject)
  })
  ready.catch(() => undefined)
  return { process: child, output: () => output, ready, exit }
}
