// `npm run gallery [screenshots]`: every block in its states on a database of its own, made anew at each start.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

Object.assign(process.env, {
  ASHLAR_DEMO: '1',
  ASHLAR_DATA: mkdtempSync(join(tmpdir(), 'ashlar-gallery-')),
  DATABASE_URL: '',
  PORT: process.env.PORT ?? '3300',
  ASHLAR_ADMIN_PASSWORD: process.env.ASHLAR_ADMIN_PASSWORD ?? 'long-shed-61',
})
await import('./dist/main.js')
