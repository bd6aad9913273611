import { valid, validRange } from 'semver'
import { Errors } from 'typebox/value'
import { Manifest } from '../definition/manifest.ts'
import { isFirstParty } from '../definition/vendor.ts'
import { isObject, type PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/
const moduleId = /^[a-z][a-z0-9_]{0,62}$/
const strangersId = /^[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*$/

/** `package.json` describes the package: name, version, and the field `ashlar`. */
export function manifestProblems({ json }: PackageFolder): Problem[] {
  const { name, version, type, ashlar } = json
  const problems: Problem[] = []
  const add = (message: string, fix: string) => problems.push({ rule: 'manifest', where: 'package.json', message, fix })

  if (typeof name !== 'string' || name.length > 214 || !packageName.test(name)) {
    add('"name" is not a valid npm package name.', 'Use lower-case letters, such as "@acme/quote".')
  }
  if (typeof version !== 'string' || valid(version) !== version) {
    add('"version" is not a semantic version.', 'Use three numbers, such as "1.0.0".')
  }
  if (type !== 'module') add('"type" is not "module".', 'Add "type": "module": packages are ES modules.')
  if (!isObject(ashlar)) {
    add(
      'This package is not for Ashlar: its package.json has no field "ashlar".',
      'Add "ashlar": { "kind": "block", "id": "acme/quote", "sdk": "^1.0.0" }.',
    )
    return problems
  }
  for (const { instancePath, message } of Errors(Manifest, ashlar).slice(0, 5)) {
    add(
      `The field "ashlar${instancePath.replaceAll('/', '.')}" ${message}.`,
      'Its fields are kind, id, title, sdk, requires and screenshots.',
    )
  }
  if (problems.length > 0) return problems

  const { kind, id, sdk, requires = {} } = ashlar
  if (kind === 'module' && !moduleId.test(String(id))) {
    add(
      `The module id "${id}" can't be the name of a database schema.`,
      'Use a-z, 0-9 and _, beginning with a letter, such as "acme_loyalty".',
    )
  }
  if (kind === 'block' && !isFirstParty(String(name)) && !strangersId.test(String(id))) {
    add(`The id "${id}" has no vendor.`, `Write "vendor/name", such as "acme/${String(id).replace(/.*\//, '')}".`)
  }
  const ranges = { sdk, ...(isObject(requires) ? requires : {}) }
  for (const [of, range] of Object.entries(ranges)) {
    if (validRange(String(range)) === null) add(`"${range}" for ${of} is not a version range.`, 'Write "^1.0.0".')
  }
  return problems
}
