import { expect, test } from 'vitest'
import { everyKind, failEachCall } from './failing-database.fixtures.ts'
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
