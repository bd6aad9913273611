import type { BackgroundWork } from '../../host/tokens.ts'
import type { Finding } from './health.service.ts'

/** Minutes that work may wait before something is wrong. */
const patience = 5

export async function jobsHealth(work: BackgroundWork): Promise<Finding> {
  if (!work.isRunning()) return { state: 'bad', text: 'This server runs no background jobs.', facts: [] }
  const { waiting, running, failed, oldestWaiting } = await work.counts()
  const facts = [
    { name: 'Running', value: String(running) },
    { name: 'Waiting', value: String(waiting) },
    { name: 'Failed', value: String(failed) },
  ]
  const minutes = oldestWaiting === null ? 0 : Math.floor((Date.now() - oldestWaiting.getTime()) / 60_000)
  if (minutes >= patience) return { state: 'bad', text: `A job has been waiting for ${minutes} minutes.`, facts }
  if (failed > 0) return { state: 'attention', text: 'Some jobs failed. See Jobs.', facts }
  return { state: 'good', text: 'Jobs are running normally.', facts }
}
