import { availableParallelism, hostname } from 'node:os'
import { system } from '../system.ts'
import type { Finding } from './health.service.ts'

export async function serverHealth(): Promise<Finding> {
  const { rss, heapUsed } = process.memoryUsage()
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
  return {
    state: 'good',
    text: 'The process that answered this request.',
    facts: [
      { name: 'Version', value: `${system.brand} ${system.version}` },
      { name: 'Node', value: process.version },
      { name: 'Machine', value: `${hostname()}, ${availableParallelism()} cores` },
      { name: 'Uptime', value: `${Math.floor(process.uptime() / 60)} minutes` },
      { name: 'Memory', value: `${megabytes(rss)}, ${megabytes(heapUsed)} of which JavaScript uses` },
    ],
  }
}
