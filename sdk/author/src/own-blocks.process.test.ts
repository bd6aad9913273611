import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkPackage } from './check/index.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

const blocks = readdirSync(join(repository, 'blocks')).filter((name) =>
  existsSync(join(repository, 'blocks', name, 'dist')),
)

it.each(blocks)('finds nothing wrong with the block package %s of Ashlar itself (issue 3)', async (name) => {
  const { problems } = await checkPackage(join(repository, 'blocks', name), { isWithoutHost: true })
  expect(problems).toEqual([])
})
