import { resolve } from 'node:path'
import { type CheckReport, checkPackageFolder, type Problem, sdkVersion } from '@ashlar/sdk/check'
import { blockStages } from './block-stages.ts'
import { type BuiltPackage, readBuiltPackage } from './built-package.ts'
import { problemsInHost } from './in-host.ts'
import { type LoadedEntries, loadEntries } from './load-entries.ts'
import { ownSchemaProblems } from './own-schema.ts'
import { type PackedBlock, packedBlocks } from './packed-blocks.ts'
import { patternsEntryProblems } from './patterns-entry.ts'
import { runStages, type Stage } from './stage.ts'

export interface CheckOptions {
  /** Leave out the rules that need a host in memory, which takes some seconds to start. */
  readonly isWithoutHost?: boolean
  /** Milliseconds that an entry may take to be imported, and what runs for a page to be done; ten seconds by default. */
  readonly patience?: number
}

const ofFiles = ['manifest', 'licence', 'install-script', 'entries', 'imports', 'size', 'style'] as const
const ofHost = ['composition', 'clean-removal'] as const

/**
 * Check the built package in a folder against everything that a host asks: first its files, as the gate at install
 * does, then each entry, each block, its migrations, and how it comes into a host and leaves it.
 */
export async function checkPackage(path: string, options: CheckOptions = {}): Promise<CheckReport> {
  const folder = resolve(path)
  let source: BuiltPackage | undefined
  let loaded: LoadedEntries = {}
  let blocks: readonly PackedBlock[] = []
  const stages: Stage[] = [
    { rules: ofFiles, needs: [], run: () => checkPackageFolder(folder) },
    {
      rules: ['loading'],
      needs: ['manifest', 'entries', 'imports'],
      run: async () => {
        const found = await loadEntries(built(), patienceOf(options))
        if (isProblems(found)) return found
        loaded = found
        const packed = await packedBlocks(built(), loaded)
        blocks = packed.blocks
        return [...packed.problems, ...patternsEntryProblems(loaded)]
      },
    },
    ...blockStages(() => blocks, patienceOf(options)),
    { rules: ['own-schema'], needs: ['loading'], run: async () => ownSchemaProblems(built(), loaded) },
    {
      rules: ofHost,
      needs: ['loading', 'schema', 'renderer', 'own-schema'],
      run: async () =>
        options.isWithoutHost ? 'The check was run without a host.' : problemsInHost(built(), patienceOf(options)),
    },
  ]
  const built = () =>
    source ?? { folder, name: '', version: '', kind: '', id: '', requires: [], known: [], entries: {} }
  source = await readBuiltPackage(folder).catch(() => undefined)
  const { problems, notChecked } = await runStages(stages)
  const { name, version } = built()
  return { format: 1, name, version, sdk: sdkVersion(), isFine: problems.length === 0, problems, notChecked }
}

const patienceOf = ({ patience = 10_000 }: CheckOptions): number => patience

const isProblems = (found: LoadedEntries | readonly Problem[]): found is readonly Problem[] => Array.isArray(found)
