import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** What of npm's settings says where packages come from: the registry, one for a scope, tokens of a host. */
const wanted = /^(registry|@.+:registry|\/\/.+)$/i

/**
 * npm's settings as npm itself would find them in a folder: its `.npmrc`, before it the variables of the environment
 * (`npm_config_registry`), and after it the user's `.npmrc`.
 */
export function npmSettings(folder: string, env: Environment): Record<string, string> {
  const user = variable(env, 'userconfig') ?? join(homedir(), '.npmrc')
  return { ...fromFile(user, env), ...fromFile(join(folder, '.npmrc'), env), ...fromEnvironment(env) }
}

function fromEnvironment(env: Environment): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [key, value] of Object.entries(env)) {
    const setting = /^npm_config_(.+)$/i.exec(key)?.[1]
    if (setting === undefined || value === undefined || value === '' || !wanted.test(setting)) continue
    // Environments often write all of it large; within an address case may matter.
    settings[setting.startsWith('//') ? setting : setting.toLowerCase()] = value
  }
  return settings
}

function variable(env: Environment, name: string): string | undefined {
  const [, value] = Object.entries(env).find(([key]) => key.toLowerCase() === `npm_config_${name}`) ?? []
  return value === '' ? undefined : value
}

function fromFile(path: string, env: Environment): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const line of textOf(path).split(/\r?\n/)) {
    const at = line.indexOf('=')
    const setting = line.slice(0, at).trim()
    if (at < 1 || !wanted.test(setting)) continue
    settings[setting] = unquoted(line.slice(at + 1).trim()).replace(
      /\$\{([^${}]+)\}/g,
      (text, name) => env[name] ?? text,
    )
  }
  return settings
}

const unquoted = (text: string) => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
