import type { PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

const identifiers = /^\(*[A-Za-z0-9][A-Za-z0-9.+-]*\)*(?: (?:OR|AND|WITH) \(*[A-Za-z0-9][A-Za-z0-9.+-]*\)*)*$/

/** The package says under which licence it may be used. */
export function licenceProblems({ json }: PackageFolder): Problem[] {
  const { license } = json
  if (typeof license === 'string' && (identifiers.test(license) || license.startsWith('SEE LICENSE IN '))) return []
  return [
    {
      rule: 'licence',
      where: 'package.json',
      message:
        license === undefined ? 'The package has no licence, so nobody may use it.' : '"license" is no SPDX licence.',
      fix: 'Add "license": an SPDX identifier such as "MIT", or "SEE LICENSE IN LICENSE.md".',
    },
  ]
}
