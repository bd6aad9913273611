import type { PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

const identifiers = /^\(*[A-Za-z0-9][A-Za-z0-9.+-]*\)*(?: (?:OR|AND|WITH) \(*[A-Za-z0-9][A-Za-z0-9.+-]*\)*)*$/

/** The package states its licence. */
export function licenceProblems({ json }: PackageFolder): Problem[] {
  const { license } = json
  if (typeof license === 'string' && (identifiers.test(license) || license.startsWith('SEE LICENSE IN '))) return []
  return [
    {
      rule: 'licence',
      where: 'package.json',
      message:
        license === undefined
          ? 'The package has no licence, so nobody is allowed to use it.'
          : '"license" is not an SPDX identifier.',
      fix: 'Add "license": an SPDX identifier such as "MIT", or "SEE LICENSE IN LICENSE.md".',
    },
  ]
}
