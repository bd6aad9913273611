import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { isObject, type PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** The package was written for a version of the SDK that this one is. */
export function sdkRangeProblems({ json }: PackageFolder): Problem[] {
  const range = isObject(json['ashlar']) ? json['ashlar']['sdk'] : undefined
  if (typeof range !== 'string' || fitsSdk(range)) return []
  return [
    {
      rule: 'manifest',
      where: 'package.json',
      message: `The package requires the SDK ${range}. This is ${sdkVersion()}.`,
      fix: 'Use a version of the package for this SDK, or ask its author to test it and widen "ashlar.sdk".',
    },
  ]
}

/** Whether a package that was written for this range of the SDK works with the one that this process runs. */
export const fitsSdk = (range: string): boolean => satisfies(sdkVersion(), range, { includePrerelease: true })

let version: string | undefined

/** Version of the SDK that this process runs. Read once: lists ask for each version of each package. */
export function sdkVersion(): string {
  version ??= readVersion()
  return version
}

function readVersion(): string {
  const json: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return isObject(json) ? String(json['version']) : ''
}
