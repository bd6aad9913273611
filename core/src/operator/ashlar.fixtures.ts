import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const binary = fileURLToPath(new URL('../../../sdk/bin/ashlar.js', import.meta.url))

export interface Said {
  readonly code: unknown
  readonly output: string
  /** What it had to complain of. */
  readonly told: string
}

/** `ashlar …` as an operator types it, in a process of its own and with nobody to ask. */
export async function ashlar(dataFolder: string, ...words: readonly string[]): Promise<Said> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [binary, ...words], {
    env: { PATH, ASHLAR_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, told, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, output, told }
}
