import type { CheckRule, Problem } from '@ashlar/sdk/check'
import { TimeIsUp, withTimeLimit } from '@ashlar/sdk/surface'
import { blockContract } from '@ashlar/sdk/testing'
import { accessibilityProblems } from './accessibility.ts'
import type { PackedBlock } from './packed-blocks.ts'
import { reasonOf, type Stage } from './stage.ts'

const fixes = {
  schema: 'Give every property of the schema a default, or use Type.Optional.',
  defaults: 'Make the defaults, `initial` and the variants valid for the schema.',
  migrations: 'Keep a stored fixture of each data version in src/fixtures. Migrations must accept missing props.',
  renderer: 'Spread `root` onto the one root element of the component. Style it with rules and style.css.',
  determinism: 'Use only props, data and view. Put dynamic behaviour into client.ts and data access into a load.',
} as const

/**
 * The rules about blocks, each with those it relies on.
 *
 * @param patience milliseconds that a block has for one promise: one that loops would keep the check from saying anything
 */
export function blockStages(blocks: () => readonly PackedBlock[], patience: number): Stage[] {
  const stage = (rule: CheckRule, needs: readonly CheckRule[], run: Stage['run']): Stage => ({
    rules: [rule],
    needs,
    run,
  })
  const promise = (rule: keyof typeof fixes, needs: readonly CheckRule[]) =>
    stage(rule, needs, async () => blocks().flatMap((packed) => broken(rule, packed, patience)))
  return [
    promise('schema', ['loading', 'renderer']),
    promise('defaults', ['schema']),
    stage('migrations', ['defaults'], async () =>
      blocks().some(({ fixtures }) => fixtures === undefined)
        ? 'The fixtures are in the source folder, which is not here.'
        : blocks().flatMap((packed) => broken('migrations', packed, patience)),
    ),
    promise('renderer', ['defaults', 'migrations']),
    promise('determinism', ['renderer']),
    stage('accessibility', ['renderer'], () => accessibilityProblems(blocks())),
  ]
}

function broken(
  rule: keyof typeof fixes,
  { block, renderer, fixtures = {} }: PackedBlock,
  patience: number,
): Problem[] {
  const problems: Problem[] = []
  for (const { name, run } of blockContract(block, renderer, fixtures).filter((check) => check.rule === rule)) {
    try {
      withTimeLimit(patience, run)
    } catch (error) {
      const message = `Expected that the block ${name}. ${reasonOf(error)}`
      problems.push({ rule, where: `block ${block.type}`, message, fix: fixes[rule] })
      // It would loop for each of the others, too.
      if (error instanceof TimeIsUp) return problems
    }
  }
  return problems
}
