import { defineModule } from '@ashlar/sdk'
import type { TestReply } from '@ashlar/sdk/testing'
import type { Flow } from '../testing/failing-calls.ts'
import type { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/steps'
const steps = (version: string) => ({
  ...{ name, version },
  root: { steps: defineModule({ id: 'steps', title: 'Steps' }) },
})

interface Row {
  readonly id: string
  readonly state: string
  readonly code: string
  readonly reason: string
}

/**
 * F3: a package goes up by one version, as a plan that is confirmed; sent again it is planned again. Its effect: the set
 * that is written, what serves, and that nothing is left that is still being made.
 */
export async function changingPackages(site: ChangingInstallation): Promise<Flow> {
  site.store.publish(steps('1.0.0'))
  await site.change({ action: 'install', name })
  let newest = 1

  return async () => {
    const from = site.serving()[name]
    const to = `${++newest}.0.0`
    site.store.publish(steps(to))
    const changes = () => site.whole.sql<Row>`
      select id, state, code, reason from core.package_change where name = ${name} and to_version = ${to} order by number`
    let plan = await site.plan({ action: 'upgrade', name, version: to })
    return {
      send: async () => {
        const reply = await site.admin.post('/api/v1/admin/packages/changes/', { plan: plan.id })
        await site.whole.installed.installation.idle()
        return reply
      },
      ended: async (reply) => {
        const change = (await changes()).at(-1)
        if (site.serving()[name] === from) plan = await site.plan({ action: 'upgrade', name, version: to })
        return reply.statusCode >= 300 || change?.state !== 'failed' ? reply : failed(reply, change)
      },
      effect: async () => {
        const states = (await changes()).map(({ state }) => state)
        const [set] = await site.whole.sql<{ content: string }>`
          select content::text from core.package_set order by generation desc limit 1`
        const serving = site.serving()[name]
        const isWritten = set?.content.includes(`"${to}"`) ?? false
        if (isWritten && serving === to && states.filter((state) => state === 'done').length === 1) return 'done'
        if (!isWritten && serving === from && !states.includes('running')) return 'none'
        return `${isWritten ? 'written' : 'not written'}, serves ${serving}, ${states}`
      },
    }
  }
}

/** What whoever asked is told of a change that failed after they were answered, as a reply. */
function failed(reply: TestReply, { code, reason }: Row): TestReply {
  const told = { success: false, code, error: reason }
  return { ...reply, statusCode: 503, headers: reply.headers, body: JSON.stringify(told), json: () => told }
}
