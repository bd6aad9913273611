import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../../..')
const ashlar = join(repository, 'sdk/bin/ashlar.js')

/** A step of a guide: a whole file to be written, or commands to be run. */
export type Step = { readonly file: string; readonly text: string } | { readonly commands: readonly string[] }

/** The steps of a guide in order: its code blocks that name a file, and those marked `sh`. `section` is one of its titles. */
export async function stepsOf(guide: string, section?: string): Promise<Step[]> {
  const whole = await readFile(join(import.meta.dirname, guide), 'utf8')
  const text = section === undefined ? whole : sectionOf(whole, section)
  return Array.from(text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm), ([, language, file, body = '']) => {
    if (file !== undefined) return { file, text: body }
    if (language === 'sh') return { commands: body.trim().split('\n') }
    throw new Error(`${guide} has a code block that is neither a file nor sh: ${body.slice(0, 80)}`)
  })
}

function sectionOf(text: string, title: string): string {
  const [, section] = text.split(`\n## ${title}\n`)
  if (section === undefined) throw new Error(`There is no section "${title}".`)
  return section.split('\n## ')[0] ?? ''
}

/**
 * Somebody who follows a guide in an empty folder. Packages are those of this repository, without a registry between;
 * or npm itself runs, with settings that name one (`npm_config_registry`).
 */
export class Reader {
  readonly #home: string
  readonly #npm: NodeJS.ProcessEnv | undefined
  #folder: string

  private constructor(home: string, npm: NodeJS.ProcessEnv | undefined) {
    this.#home = home
    this.#npm = npm
    this.#folder = home
  }

  static async start(npm?: NodeJS.ProcessEnv): Promise<Reader> {
    return new Reader(await mkdtemp(join(tmpdir(), 'ashlar-guide-')), npm)
  }

  /** Where the commands have led to. */
  get folder(): string {
    return this.#folder
  }

  async follow(step: Step): Promise<void> {
    if ('file' in step) {
      const path = join(this.#folder, step.file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, step.text)
    } else {
      for (const command of step.commands) await this.#command(command)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#home, { recursive: true, force: true })
  }

  async #command(command: string): Promise<void> {
    if (command.startsWith('cd ')) this.#folder = join(this.#folder, command.slice(3))
    // Runs until it is stopped; a test of its own starts it.
    else if (command === 'npm run dev') return
    else if (this.#npm !== undefined) await this.#run(command, '/bin/sh', ['-c', command])
    else if (command === 'npm install')
      await symlink(join(repository, 'node_modules'), join(this.#folder, 'node_modules'))
    else await this.#run(command, ...this.#equivalent(command))
  }

  /** What npm would start, without a registry between. */
  #equivalent(command: string): readonly [file: string, args: readonly string[]] {
    const bin = join(repository, 'node_modules/.bin')
    const [, create] = /^npm create @ashlar (.*)$/.exec(command) ?? []
    if (create !== undefined) {
      const args = create.split(' ').filter((word) => word !== '--')
      return [process.execPath, [join(repository, 'sdk/create/create.js'), ...args]]
    }
    const known: Readonly<Record<string, readonly [string, readonly string[]]>> = {
      'npm test': [join(bin, 'vitest'), ['run']],
      'npm run types': [join(bin, 'tsc'), ['--noEmit']],
      'npm run check': [process.execPath, [ashlar, 'check']],
      'npm run build': [process.execPath, [ashlar, 'pack']],
      'npx ashlar check': [process.execPath, [ashlar, 'check']],
      'npx ashlar pack': [process.execPath, [ashlar, 'pack']],
    }
    const found = known[command]
    if (found === undefined) throw new Error(`A guide has a command that cannot be tested: ${command}`)
    return found
  }

  async #run(command: string, file: string, args: readonly string[]): Promise<void> {
    const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_ENV, ...env } = process.env
    await run(file, [...args], { cwd: this.#folder, env: { ...env, ...this.#npm } }).catch(
      (cause: { stdout?: string; stderr?: string }) => {
        throw new Error(`${command} failed:\n${cause.stdout ?? ''}\n${cause.stderr ?? ''}`, { cause })
      },
    )
  }
}
