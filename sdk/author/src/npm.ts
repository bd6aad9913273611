import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { AuthorError } from './author-error.ts'

const run = promisify(execFile)

/** Run npm: under `npm run` the same, wherever it lies; otherwise the one on the path. @throws AuthorError */
export async function npm(args: readonly string[], cwd: string): Promise<void> {
  const cli = process.env['npm_execpath']
  const isNpm = cli !== undefined && basename(cli) === 'npm-cli.js'
  const [command, before] = isNpm ? [process.execPath, [cli]] : ['npm', []]
  // A build sets it for this process; npm would then take away what stands in `devDependencies`, this very tool too.
  const { NODE_ENV, ...env } = process.env
  try {
    await run(command, [...before, ...args], { cwd, env, maxBuffer: 16 * 1024 * 1024 })
  } catch (cause) {
    throw new AuthorError(`npm ${args[0]} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
