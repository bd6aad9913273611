import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Manifest } from '@ashlar/sdk'
import { valid } from 'semver'
import Type from 'typebox'
import { Check, Errors } from 'typebox/value'
import { errors } from './errors.ts'
import { largestPackageJson } from './limits.ts'
import { packageName } from './package-name.ts'
import type { Release } from './release.ts'

const PackageJson = Type.Object({
  name: Type.String({ maxLength: 214, pattern: packageName.source }),
  version: Type.String({ maxLength: 100 }),
  ashlar: Manifest,
})

export type Described = Pick<Release, 'name' | 'version' | 'manifest' | 'description' | 'license'>

/** What the package.json of an unpacked package says of it. Throws PACKAGE_NOT_OURS, or PACKAGE_UNREADABLE saying what is wrong in it. */
export async function describe(folder: string): Promise<Described> {
  const json = await readJson(join(folder, 'package.json'))
  if (typeof json === 'object' && json !== null && !('ashlar' in json)) {
    throw errors.PACKAGE_NOT_OURS(textOf(json, 'name', 214) || 'This')
  }
  if (!Check(PackageJson, json)) {
    const [error] = Errors(PackageJson, json)
    const where = error === undefined ? '' : `${error.instancePath.slice(1)} ${error.message}`.trim()
    throw errors.PACKAGE_UNREADABLE(`its package.json is invalid: ${where}`)
  }
  if (valid(json.version) !== json.version) {
    throw errors.PACKAGE_UNREADABLE(`its version “${json.version}” is not a semantic version`)
  }
  return {
    name: json.name,
    version: json.version,
    manifest: json.ashlar,
    description: textOf(json, 'description', 1_000),
    license: textOf(json, 'license', 100),
  }
}

async function readJson(file: string): Promise<unknown> {
  const { size } = await stat(file).catch((cause: unknown) => {
    throw errors.PACKAGE_UNREADABLE('it has no package.json').causedBy(cause)
  })
  if (size > largestPackageJson) throw errors.PACKAGE_UNREADABLE('its package.json is larger than 256 KB')
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw errors.PACKAGE_UNREADABLE('its package.json is not valid JSON').causedBy(cause)
  }
}

function textOf(json: object, member: string, longest: number): string {
  const value: unknown = Reflect.get(json, member)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
