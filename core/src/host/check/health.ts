import type { HealthCheck } from '@ashlar/sdk/server'
import { runAs } from '../../data/context.ts'
import { CompositionError, reasonOf } from '../composition-error.ts'
import type { Generation } from '../generation.ts'
import type { LoadedPackage } from '../load-package.ts'

/** Milliseconds that one health check of a package may take. */
const patience = 5_000

/** Ask packages whether they work, all at once. Throws a CompositionError with the words of the first that does not. */
export async function checkHealth({ composed }: Generation, packages: readonly LoadedPackage[]): Promise<void> {
  const { composition, watch } = composed
  await Promise.all(
    packages.flatMap(({ source, server }) =>
      (server?.health ?? []).map(async (check) => {
        try {
          const place = `the health check “${check.title}”`
          const part = { package: source.name, part: place, place, where: 'load' } as const
          await inTime(check, () => watch.named(part, () => check.run(...composition.resolveAll(check.deps))))
        } catch (error) {
          const message = `The health check "${check.title}" of ${source.name} failed: ${reasonOf(error)}`
          throw new CompositionError('CHECK_FAILED', source.name, message, error)
        }
      }),
    ),
  )
}

/** Without a tenant: it is asked for the whole installation. */
async function inTime({ title }: HealthCheck, run: () => Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`"${title}" did not finish within ${patience} ms.`)), patience)
  try {
    await Promise.race([runAs({ tenant: null }, async () => run()), late])
  } finally {
    clearTimeout(timer)
  }
}
