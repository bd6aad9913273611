// H3: addresses, names and cells that would lead visitors elsewhere, begin a header, or run in a spreadsheet.
import * as root from '@ashlar/plugin-redirects'
import server from '@ashlar/plugin-redirects/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, test } from 'vitest'

const api = '/api/v1/admin'
let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@ashlar/plugin-redirects', root, server }], surfaces: [site] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

/** What a browser could take for another website although it begins like an address of this one. */
const elsewhere = [
  ...['//evil.test', '///evil.test', '/\\evil.test', '\\\\evil.test', '/\t/evil.test', '/\n/evil.test', '/ /evil.test'],
  ...['/%09/evil.test', '/%2f%2fevil.test', '/%5cevil.test', '/.//evil.test', '/..//evil.test', '/./\\evil.test'],
  ...['/@evil.test', '/a@evil.test', 'evil.test', 'evil.test/path', '?//evil.test', '#//evil.test', ':80/evil'],
  ...['/;//evil.test', '/?next=//evil.test', '/#//evil.test', '/\u2028/evil.test', '/\u00a0/evil.test', '/／evil.test'],
  ...['/\u0000/evil.test', '/\u007f/evil.test', '/\u0085/evil.test', '/日本', '/ü?q=é', '/a%zz', '/%', '/%ff'],
]
/** What is no web address at all. */
const noWeb = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
  ],
  ...['vbscript:x', 'file:///etc/passwd', 'ftp://evil.test', 'mailto:a@b.test', 'https:evil.test', 'https:/evil.test'],
  ...[
    'http://',
    'https://\\evil.test',
    'https://evil.test\\@b',
    'https://a b',
    'blob:https://x',
    'about:blank',
    'http:',
  ],
]
/** What would end a header and begin another one. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\u0085',
  '\u2028',
  '%0d%0a',
  '%0D%0A%20',
  '%E5%98%8A%E5%98%8D',
  '\\r\\n',
]
const injected = breaks.flatMap((end) => [`x${end}x-injected: yes`, `${end}set-cookie: a=b`])

const isClean = (headers: TestHeaders) =>
  headers['x-injected'] === undefined &&
  headers['set-cookie'] === undefined &&
  Object.values(headers).every((value) => !/[\p{Cc}]/u.test(String(value)))
type TestHeaders = Awaited<ReturnType<TestClient['get']>>['headers']

test('H3: a redirect leads to this website or to the one that it names, whatever its target holds', async () => {
  const faults: string[] = []
  let led = 0
  const targets = [
    ...elsewhere,
    ...noWeb,
    ...injected.map((each) => `/${each}`),
    ...injected.map((each) => `https://good.test/${each}`),
  ]
  for (const [nth, target] of targets.entries()) {
    const source = `/corpus-${nth}`
    const made = await owner.post(`${api}/redirects/`, { source, target, code: 302 })
    if (made.statusCode >= 500) faults.push(`${JSON.stringify(target)} cannot be kept: ${made.statusCode}`)
    const reply = await host.visitor().get(source)
    if (reply.statusCode >= 500 || !isClean(reply.headers)) {
      faults.push(`${JSON.stringify(target)} is answered ${reply.statusCode} ${JSON.stringify(reply.headers)}`)
    }
    if (reply.headers.location === undefined) continue
    led += 1
    const { hostname, protocol } = new URL(String(reply.headers.location), 'http://localhost/corpus/x')
    const named = target.startsWith('https://good.test/') ? 'good.test' : 'localhost'
    if (hostname !== named || !/^https?:$/.test(protocol))
      faults.push(`${JSON.stringify(target)} leads to ${protocol}//${hostname}`)
  }
  expect(faults).toEqual([])
  expect(led).toBeGreaterThan(10)
})

test('H3: an address that is asked for begins no header and leads nowhere else', async () => {
  const faults: string[] = []
  await owner.post(`${api}/pages/`, { title: 'Stands', slug: 'stands', status: 'published' })
  for (const text of [...elsewhere, ...injected]) {
    for (const path of [
      `/${encodeURI(text.toWellFormed())}`,
      `/stands/${encodeURI(text)}/`,
      `/stands?a=${encodeURIComponent(text)}`,
      `//${encodeURI(text)}`,
    ]) {
      const reply = await host.visitor().get(path)
      const { location } = reply.headers
      const hostname = location === undefined ? 'localhost' : new URL(String(location), 'http://localhost/').hostname
      if (reply.statusCode >= 500 || !isClean(reply.headers) || hostname !== 'localhost')
        faults.push(`${path} → ${reply.statusCode} ${location}`)
    }
  }
  expect(faults).toEqual([])
})

test('H3: names of files, people and websites begin no header of an answer or of a mail', async () => {
  const faults: string[] = []
  for (const [nth, text] of injected.entries()) {
    await owner.put(`${api}/settings/`, { company_name: text, meta_title: text })
    await owner.post(`${api}/users/`, { email: `h3-${nth}@example.com`, role_id: 4, displayName: text })
    const form = new FormData()
    form.append('file[]', new Blob([`%PDF-1.7 ${nth}`], { type: 'application/pdf' }), `${text}";x="${nth}.pdf`)
    const body = new Response(form)
    const payload = Buffer.from(await body.arrayBuffer())
    const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
    const sent = await owner.inject({ method: 'POST', url: `${api}/media/`, headers, payload })
    if (sent.statusCode >= 500) faults.push(`upload of ${JSON.stringify(text)} → ${sent.statusCode}`)
    for (const { address } of sent.statusCode === 201 ? sent.json().files : []) {
      const reply = await host.visitor().get(address)
      if (reply.statusCode !== 200 || !isClean(reply.headers)) faults.push(`${address} → ${reply.statusCode}`)
      const disposition = String(reply.headers['content-disposition'])
      if (!/^attachment; filename="[^"\\]+"$/.test(disposition)) faults.push(`${address} → ${disposition}`)
    }
  }
  const mails = await host.sql<{ subject: string; to_name: string; reply_to: string; to_address: string }>`
    select subject, to_name, reply_to, to_address from core.mail`
  for (const mail of mails) {
    if (Object.values(mail).some((each) => /\p{Cc}/u.test(each))) faults.push(JSON.stringify(mail))
  }
  expect(faults).toEqual([])
  expect(mails.length).toBeGreaterThan(5)
})

test('H3: no cell of any export begins a formula', async () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "=cmd|' /C calc'!A0",
    ' =1+1',
    '"=1',
    '\u00a0=1',
    '＝1',
    '=HYPERLINK("https://evil.test")',
    ';=1',
    ',=1',
    '\n=1',
  ]
  for (const [nth, text] of formulas.entries()) {
    await owner.post(`${api}/pages/`, { title: text, slug: `formula-${nth}` })
    await owner.post(`${api}/users/`, { email: `f3-${nth}@example.com`, role_id: 4, displayName: text })
    await owner.post(`${api}/redirects/`, { source: `/formula-${nth}-old`, target: `/${text}`, code: 301 })
    await host.visitor().inject({
      url: `/nowhere-${nth}/${encodeURIComponent(text)}`,
      headers: { referer: `https://x.test/${encodeURIComponent(text)}` },
    })
  }
  const exports = ['pages', 'users', 'redirects', 'not-found', 'audit'].map((list) => `${api}/${list}/?format=csv`)
  const faults: string[] = []
  let cells = 0
  for (const url of exports) {
    const reply = await owner.get(url)
    expect([reply.statusCode, String(reply.headers['content-type'])], url).toEqual([200, 'text/csv; charset=utf-8'])
    for (const cell of cellsOf(reply.body.slice(1))) {
      cells += 1
      if (/^\s*[=+@\-\t\r]/.test(cell)) faults.push(`${url}: ${JSON.stringify(cell)}`)
    }
  }
  expect(faults).toEqual([])
  expect(cells).toBeGreaterThan(200)
})

/** Read as a spreadsheet reads it (RFC 4180), apart from the reader that imports use. */
function cellsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
