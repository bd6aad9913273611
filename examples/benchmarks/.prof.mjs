import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import net from 'node:net'
import { createHost, readConfig } from '@ashlar/core'
import { packages, surfaces } from '../demo/dist/composition.js'
import { seedDemo } from '../demo/dist/seed/index.js'

const folder = mkdtempSync('/tmp/prof-')
const config = (await import('@ashlar/core')).readConfig({ ASHLAR_DATA: folder })
const host = await createHost({ packages, surfaces, config })

import { token } from '@ashlar/sdk'

const T = host.composition.resolve(token('core.tenants'))
const t = await T.create({ name: 'x', hosts: ['localhost', '127.0.0.1'], plan: 'enterprise' })
const A = host.composition.resolve(token('core.accounts'))
await A.create({ tenant: t.guid, email: 'o@example.com', password: 'long-shed-61', displayName: 'o', roleId: 1 })
const inj = (method, url, payload, cookie) =>
  host.inject({
    method,
    url,
    payload,
    headers: { host: 'localhost', origin: 'http://localhost', ...(cookie && { cookie }) },
  })
const login = await inj('POST', '/api/v1/auth/login/', { email: 'o@example.com', password: 'long-shed-61' })
const cookie = String(login.headers['set-cookie']).split(';')[0]
const made = await inj('POST', '/api/v1/admin/pages/', { title: 'Home', slug: 'about', status: 'published' }, cookie)
console.log(made.statusCode, login.statusCode)
const address = await host.listen({ port: 0, host: '127.0.0.1' })
const port = +new URL(address).port
const req = Buffer.from(
  `GET /about HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip, deflate, br\r\naccept: text/html\r\nuser-agent: x\r\naccept-language: en\r\n\r\n`,
)
const once = () =>
  new Promise((res, rej) => {
    const s = net.connect(port, '127.0.0.1')
    let n = 0,
      want = 0,
      got = 0,
      buf = Buffer.alloc(0)
    s.on('data', (d) => {
      buf = Buffer.concat([buf, d])
      for (;;) {
        const i = buf.indexOf('\r\n\r\n')
        if (i < 0) return
        const len = +/content-length: (\d+)/.exec(buf.subarray(0, i).toString().toLowerCase())[1]
        if (buf.length < i + 4 + len) return
        buf = buf.subarray(i + 4 + len)
        if (++n >= N) {
          s.end()
          return res()
        }
        s.write(req)
      }
    })
    s.write(req)
  })
let N = 3000
for (let i = 0; i < 4; i++) await once()
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 100 })
await session.post('Profiler.start')
N = 5000
await Promise.all([once(), once(), once(), once()])
const { profile } = await session.post('Profiler.stop')
const self = new Map(),
  total = profile.samples.length
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
for (const id of profile.samples) {
  const { callFrame: f } = byId.get(id)
  const k = `${f.functionName || '(anon)'} ${f.url.replace(/.*\/work\/main\//, '')}:${f.lineNumber + 1}`
  self.set(k, (self.get(k) ?? 0) + 1)
}
for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 0))
  console.log(((100 * v) / total).toFixed(1).padStart(5), k)
const files = new Map(); for (const id of profile.samples) { const { callFrame: f } = byId.get(id); const k = f.url.replace(/.*\/work\/main\//, '') || f.functionName; files.set(k, (files.get(k) ?? 0) + 1) }
for (const [k, v] of [...files].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log((100 * v / total).toFixed(1).padStart(5), k)
await host.close()
rmSync(folder, { recursive: true, force: true })
