import { errors } from './errors.ts'
import type { Described } from './package-json.ts'

/** Refuse a package whose files break a rule of packages. Nothing of it runs. Throws PACKAGE_REFUSED with them all. */
export async function passGate(folder: string, { name, version }: Described): Promise<void> {
  const { checkPackageFolder } = await import('@ashlar/sdk/check')
  const problems = await checkPackageFolder(folder)
  const [first] = problems
  if (first === undefined) return
  throw errors
    .PACKAGE_REFUSED(name, version, `${first.where}: ${first.message}`, problems.length)
    .at(...problems.map(({ where, message, fix }) => ({ path: where, message: `${message} ${fix}` })))
    .with({ problems })
}
