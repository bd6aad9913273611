import { test } from 'vitest'
import { killDuringSaves } from './save.fixtures.ts'

test('F1: kill -9 during a save of a page, 20 times: the old revision or the new one, each time whole', async () => {
  await killDuringSaves(20)
}, 120_000)
