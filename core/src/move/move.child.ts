// A move under test: tells each line as it is said, and waits after it, so that it can be killed there.
import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../config/index.ts'
import { moveToPostgres } from './move.ts'

const { DATABASE_URL: url = '', ...environment } = process.env
process.channel?.unref()
await moveToPostgres({
  config: readConfig(environment),
  target: { variable: 'DATABASE_URL', url },
  packages: [],
  tell: (line) => void process.send?.({ [line.trim()]: true }),
})
process.send?.({ moved: true })
await delay(60_000)
