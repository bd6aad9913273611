import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fetchPlayground } from '../fetch-playground.ts'
import { authorPackage, hasSources } from '../pack/author-package.ts'
import { buildPublished } from '../pack/index.ts'
import { paint } from '../terminal/paint.ts'
import { count, problemLines } from '../terminal/problem-lines.ts'
import { checkPackage } from './index.ts'

/**
 * `ashlar check [folder] [--json FILE] [--built]`: builds the package, so that what is checked is what would be
 * published, unless `--built` says that it is; prints what is wrong and writes the report. The code to exit with.
 */
export async function check(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'string' }, built: { type: 'boolean' } },
  })
  const [folder = '.'] = positionals
  if (values.built !== true && (await hasSources(folder))) await buildPublished(await authorPackage(folder))
  // Without it the rest is checked, and what is not is said.
  await fetchPlayground(folder, '@ashlar/core').catch((error: unknown) => console.error(paint('dim', sentence(error))))
  const report = await checkPackage(folder)
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
  const { name, version, problems, notChecked } = report
  if (problems.length > 0) console.log(problemLines(problems).join('\n'))
  for (const [reason, left] of Map.groupBy(notChecked, (each) => each.reason)) {
    console.log(paint('dim', `  Not checked: ${left.map(({ rule }) => rule).join(', ')}. ${reason}`))
  }
  const result = report.isFine ? paint('green', '✓ no problems') : paint('red', count(problems.length, 'problem'))
  console.log(`\n${paint('bold', `${name} ${version}`)}: ${result}`)
  return report.isFine ? 0 : 1
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))
