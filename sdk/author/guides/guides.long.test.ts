// Follows the guides to the letter, with `ashlar` as it is built.
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Reader, stepsOf } from './follow.ts'

// An author has the embedded database, whatever this repository's tests run on.
process.env['ASHLAR_TEST_DATABASE'] = 'embedded'

test.each([
  ['first-block.md', undefined, 'you-quote-0.1.0.tgz'],
  ['first-module.md', undefined, 'you-shift-0.1.0.tgz'],
  ['../../../README.md', 'Write a block in five minutes', 'acme-block-quote-1.0.0.tgz'],
])(
  '%s works as it is written, from an empty folder to a tarball (issues 3, 15)',
  { timeout: 300_000 },
  async (guide, section, tarball) => {
    await using reader = await Reader.start()
    for (const step of await stepsOf(guide, section)) await reader.follow(step)
    expect(await readdir(reader.folder)).toContain(tarball)
  },
)
