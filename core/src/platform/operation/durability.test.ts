import { expect, test } from 'vitest'
import { lossOnPowerLoss } from './durability.ts'

const safe = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
const inConfiguration = 'in the PostgreSQL configuration'

test.for([
  ['nothing', {}, undefined],
  // The commit waits for other servers, or for this one alone: either way it is on the disk.
  ['a commit that waits for the standby', { synchronous_commit: 'remote_apply' }, undefined],
  ['a commit that waits for this server alone', { synchronous_commit: 'local' }, undefined],
  [
    'commits that do not wait',
    { synchronous_commit: 'off' },
    `A power failure may lose the changes of the last few seconds. Switch on synchronous_commit ${inConfiguration}.`,
  ],
  [
    'pages that may be torn',
    { full_page_writes: 'off' },
    `A power failure may damage the database. Switch on full_page_writes ${inConfiguration}.`,
  ],
  [
    'all three off',
    { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
    `A power failure may damage the database. Switch on fsync, full_page_writes and synchronous_commit ${inConfiguration}.`,
  ],
] as const)('Site Health says what a power loss may take with %s (F8)', ([, changed, sentence]) => {
  expect(lossOnPowerLoss({ ...safe, ...changed })).toBe(sentence)
})
