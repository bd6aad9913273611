import type { DroppedTags } from '@ashlar/sdk/server'
import { expect, test } from 'vitest'
import { SettingCache } from './setting.cache.ts'

test('settings that are read again and again stay when a thousand other websites come by', async () => {
  const silent: DroppedTags = { listen: () => () => undefined }
  const cache = new SettingCache(silent)
  const reads = new Map<string, number>()
  const read = (tenant: string) =>
    cache.get(tenant, async () => {
      reads.set(tenant, (reads.get(tenant) ?? 0) + 1)
      return new Map()
    })
  for (let n = 0; n < 1500; n += 1) {
    await read(`passing-${n}`)
    await read('busy')
  }
  await read('passing-0')
  expect([reads.get('busy'), reads.get('passing-0'), reads.get('passing-1499')]).toEqual([1, 2, 1])
})
