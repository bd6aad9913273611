import type { HealthCheck } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { Finding } from './health.service.ts'

/** Milliseconds in which a check of a package answers, or has failed. */
const patience = 5_000

/** What packages say of themselves, by the checks they bring. */
export async function packagesHealth(composition: Composition): Promise<Finding> {
  const { packages } = composition
  const left = packages.flatMap(({ name, failure }) => (failure === undefined ? [] : [{ name, value: failure }]))
  const asked = await Promise.all(
    packages.flatMap(({ name, server }) =>
      (server?.health ?? []).map(async (check) => {
        const value = await problemOf(check, composition)
        return { name: `${name}: ${check.title}`, value: value ?? 'well' }
      }),
    ),
  )
  const wrong = [...left, ...asked.filter(({ value }) => value !== 'well')]
  const facts = [
    { name: 'Loaded', value: String(packages.length) },
    { name: 'Version of the package set', value: String(composition.generation) },
    ...left,
    ...asked,
  ]
  return wrong.length > 0
    ? {
        state: 'bad',
        text: `${wrong.length === 1 ? 'One package has' : `${wrong.length} packages have`} a problem.`,
        facts,
      }
    : { state: 'good', text: 'All packages work.', facts }
}

async function problemOf(check: HealthCheck, { resolveAll }: Composition): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took longer than five seconds')), patience)
  })
  try {
    // The host gives what the check's definition names; the compiler has matched both there.
    await Promise.race([check.run(...resolveAll(check.deps)), late])
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
  }
}
