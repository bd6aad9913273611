import { checkRules } from '@ashlar/sdk/check'
import { expect, it } from 'vitest'
import { badPackages } from './bad-packages.fixtures.ts'
import { packageFolder } from './good-package.fixtures.ts'
import { checkPackage } from './index.ts'

it('finds nothing wrong with a good package, and leaves no rule out (issue 3)', async () => {
  await using good = await packageFolder()
  expect(await checkPackage(good.folder)).toMatchObject({ isFine: true, problems: [], notChecked: [] })
})

/** The others are found before a host is started, which takes seconds. */
const foundInHost: ReadonlySet<string> = new Set(['own-schema', 'composition', 'clean-removal'])

it.each(badPackages)('refuses a package that $what by the rule $rule alone (issue 3)', async ({ rule, edits }) => {
  await using bad = await packageFolder(edits)
  const isWithoutHost = !foundInHost.has(rule)
  const { problems, isFine } = await checkPackage(bad.folder, { isWithoutHost, patience: 4_000 })
  expect(isFine).toBe(false)
  expect([...new Set(problems.map((problem) => problem.rule))], JSON.stringify(problems, null, 1)).toEqual([rule])
})

it('has a bad package for every rule (issue 3)', () => {
  expect(new Set(badPackages.map(({ rule }) => rule))).toEqual(new Set(Object.keys(checkRules)))
})
