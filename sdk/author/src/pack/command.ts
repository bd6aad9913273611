import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { paint } from '../terminal/paint.ts'
import { count, problemLines } from '../terminal/problem-lines.ts'
import { packPackage } from './index.ts'

/** `ashlar pack [folder] [--into FOLDER]`: the code to exit with. */
export async function pack(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { into: { type: 'string' } },
  })
  const [folder = '.'] = positionals
  const { tarball, problems } = await packPackage(folder, values.into ?? folder)
  if (tarball === undefined) {
    console.log(problemLines(problems).join('\n'))
    console.log(`\nNot packed: ${count(problems.length, 'problem')}.`)
    return 1
  }
  const { size } = await stat(tarball)
  console.log(
    `${paint('green', '✓')} ${isBelow(tarball) ? relative('.', tarball) : tarball}, ${(size / 1024).toFixed(1)} KB`,
  )
  return 0
}

const isBelow = (file: string) => !relative('.', file).startsWith('..')
