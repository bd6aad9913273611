// Loaded into each process of a server under load: the one that serves says every two seconds how it fares. So does its
// supervisor, which does nothing: what it suffers is the machine's.
import cluster from 'node:cluster'
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const who = cluster.isWorker ? 'probe' : 'witness'

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  const say = () => {
    const probe = {
      at: Math.round(performance.now()),
      rss: process.memoryUsage.rss() / 1_048_576,
      files: readdirSync('/proc/self/fd').length,
      handles: process.getActiveResourcesInfo().length,
      delay: delays.percentile(99) / 1_000_000,
    }
    delays.reset()
    console.log(`${who} ${JSON.stringify(probe)}`)
  }
  setInterval(say, 2_000).unref()
}
