import type { Logger } from 'pino'
import type { Builder } from './builder.ts'
import type { InstallationPackages } from './candidate.ts'
import { CompositionError } from './composition-error.ts'
import type { Generation } from './generation.ts'
import { Lineup, type Variant } from './lineup.ts'
import { composeVariant } from './variant.ts'

/** Faults of a package of the distribution that the rest of an installation can do without. */
const leavable: ReadonlySet<string> = new Set(['ENTRY_FAILED', 'MIGRATION_FAILED', 'ENTITY_DIFFERS'])

const breathe = async () => undefined

/**
 * Compose and migrate what a server starts with. A package that fails is left out with its reason, and whatever is
 * wrong with one of the store: what was installed while the server ran must not keep it from starting again.
 */
export async function firstLineup(builder: Builder, packages: InstallationPackages, log: Logger): Promise<Lineup> {
  const leftOut = new Map(packages.leftOut)
  let base: Generation | undefined
  while (base === undefined) {
    try {
      base = await migrated(builder, { ...packages, leftOut })
    } catch (error) {
      if (!(error instanceof CompositionError)) throw error
      const failing = packages.base.find(({ name }) => name === error.culprit && !leftOut.has(name))
      if (failing === undefined || !(failing.origin === 'store' || leavable.has(error.code))) throw error
      log.error({ err: error, package: failing.name }, 'A package was disabled.')
      leftOut.set(failing.name, error.message)
    }
  }
  return new Lineup(base, await workingVariants(builder, { ...packages, leftOut }, base, log))
}

async function migrated(builder: Builder, { base, generation, leftOut }: InstallationPackages): Promise<Generation> {
  const loaded = await builder.load(base, breathe, leftOut)
  const composed = await builder.compose(loaded, { generation, breathe })
  try {
    await builder.migrate(composed.packages)
  } catch (error) {
    await composed.leave(0)
    throw error
  }
  composed.migrated()
  return composed
}

async function workingVariants(
  builder: Builder,
  { variants, leftOut }: InstallationPackages,
  base: Generation,
  log: Logger,
): Promise<Variant[]> {
  const working: Variant[] = []
  for (const { sources, tenants } of variants) {
    try {
      const loaded = await builder.load(sources, breathe, leftOut)
      const generation = await composeVariant(builder, loaded, base, breathe)
      generation.migrated()
      working.push({ generation, tenants })
    } catch (error) {
      if (!(error instanceof CompositionError)) throw error
      log.error(
        { err: error, package: error.culprit, tenants },
        'A variant was disabled. Its websites use the base version.',
      )
    }
  }
  return working
}
