import { expect, test } from 'vitest'
import { changingPackages } from '../installation/failing-change.fixtures.ts'
import { ChangingInstallation } from '../installation/under-test.fixtures.ts'
import { everyKind, failEachCall } from '../testing/failing-calls.ts'
import { flowsHost, keyFlows } from './key-flows.fixtures.ts'

test('F3: every flow with any call to the database failing in any way is done once or not at all', async () => {
  const host = await flowsHost()
  try {
    const found: Record<string, readonly string[]> = {}
    let total = 0
    for (const [name, flow] of Object.entries(await keyFlows(host))) {
      const { faults, points } = await failEachCall(host, flow, { most: 200, kinds: everyKind })
      total += points
      if (faults.length > 0) found[name] = faults
    }
    console.log(`F3: ${total} failing calls on ${host.mode}`)
    expect(found).toEqual({})
    expect(total).toBeGreaterThan(500)
  } finally {
    await host.close()
  }
})

test('F3: a change of the packages with any call to the database failing in any way is made once or not at all', async () => {
  const site = await ChangingInstallation.open()
  try {
    const flow = await changingPackages(site)
    const { faults, points } = await failEachCall(site.whole, flow, { most: 200, kinds: everyKind })
    console.log(`F3: ${points} failing calls of a change on ${site.whole.mode}`)
    expect(faults).toEqual([])
    expect(points).toBeGreaterThan(200)
  } finally {
    await site.close()
  }
})
