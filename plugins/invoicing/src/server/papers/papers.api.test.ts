import { createHash } from 'node:crypto'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../../contract.ts'
import {
  done,
  draft,
  invoicesPath,
  invoicingHost,
  issued,
  line,
  newCustomer,
  quotesPath,
} from '../testing/invoicing-host.ts'
import { readPdf } from '../testing/read-pdf.ts'

let host: TestHost
let owner: TestClient
let other: TestClient

beforeAll(async () => {
  ;({ host, owner, other } = await invoicingHost())
  await settle({ company_name: 'Lark & Loam', contact_address: '12 Upper Water Street\nHalifax NS' })
})
afterAll(() => host.close())

const settle = (settings: object) => owner.put('/api/v1/admin/settings/', settings)

async function pdfOf({ id, type }: Pick<Document, 'id' | 'type'>, client = owner) {
  const reply = await client.get(`${type === 'quote' ? quotesPath : invoicesPath}${id}/pdf/`)
  expect(reply.statusCode).toBe(200)
  return { reply, bytes: reply.rawPayload, read: await readPdf(reply.rawPayload) }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the PDF of a document', () => {
  it('says what was issued, with its own fonts, and is a download that runs nothing', async () => {
    const items = [
      { name: 'Workshop', kind: 'section' },
      line(10_050, { name: 'Brake pads', quantity: 2, description: 'Front axle' }),
      line(5_000, { name: 'Labour', discount: { percent: 10 } }),
    ]
    const invoice = await issued(owner, { items, notes: 'Thank you.' })
    const { reply, read } = await pdfOf(invoice)
    expect(reply.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      'content-disposition': `attachment; filename*=UTF-8''Invoice%20${invoice.invoiceNumber}.pdf`,
    })
    expect(read).toMatchObject({ title: `Invoice ${invoice.invoiceNumber}`, missing: [], size: [612, 792] })
    expect(read.embedded.length).toBeGreaterThan(0)
    const [page = []] = read.pages
    const at = (text: string) => page.findIndex((shown) => shown.includes(text))
    const order = [
      ...['Lark & Loam · 12 Upper Water Street · Halifax NS', `Invoice ${invoice.invoiceNumber}`],
      ...['Item Quantity Price Tax Amount', 'Workshop', 'Brake pads 2 CA$100.50 13% CA$201.00', 'Front axle'],
      ...['Labour 1 CA$50.00 13% CA$45.00', 'Discount -CA$5.00', 'Subtotal CA$246.00'],
      ...['HST 13% on CA$246.00 CA$31.98', 'Total CA$277.98', 'Thank you.', 'Page 1 of 1'],
    ].map((text) => [text, at(text)] as const)
    expect(order.filter(([, place]) => place === -1)).toEqual([])
    expect(order.map(([, place]) => place)).toEqual(order.map(([, place]) => place).toSorted((a, b) => a - b))
  })

  it('is made once, and stays the same when the website looks otherwise', async () => {
    const invoice = await issued(owner)
    const first = await Promise.all(Array.from({ length: 5 }, () => pdfOf(invoice)))
    const [hash, ...others] = new Set(first.map(({ bytes }) => hashOf(bytes)))
    expect(others).toEqual([])
    await settle({ theme_font_body: 'Lato', company_name: 'Somebody else' })
    expect(hashOf((await pdfOf(invoice)).bytes)).toBe(hash)
    await settle({ theme_font_body: 'Roboto Serif', company_name: 'Lark & Loam' })
    const rows = await host.sql<{ sha256: string }>`select sha256 from invoicing.paper_file where id = ${invoice.id}`
    expect(rows).toEqual([{ sha256: hash }])
    const files = await host.sql`select 1 from core.record_file
      where kind = 'invoicing.paper_file' and record_id = ${invoice.id}`
    expect(files).toHaveLength(1)
  })

  it('of a draft says on every page that it is one, and is not kept', async () => {
    const written = await draft(owner, { path: quotesPath })
    const { read } = await pdfOf(written)
    expect(read.pages[0]?.join(' ')).toContain('Draft')
    expect(await host.sql`select 1 from invoicing.paper_file where id = ${written.id}`).toEqual([])
  })

  it('repeats its head on each page and carries the sum over', async () => {
    const items = Array.from({ length: 60 }, (_, at) => line(100, { name: `Line ${at + 1}` }))
    const { read } = await pdfOf(await issued(owner, { items }))
    expect(read.pages.length).toBeGreaterThan(1)
    let shown = 0
    for (const [at, page] of read.pages.entries()) {
      const onPage = page.filter((text) => /^Line \d+ 1 /.test(text)).length
      if (onPage === 0) continue
      expect(page.filter((text) => text === 'Item Quantity Price Tax Amount')).toHaveLength(1)
      if (at > 0) expect(page.join('|')).toContain(`Brought forward CA$${shown}.00`)
      shown += onPage
      if (shown < 60) expect(page.join('|')).toContain(`Carried forward CA$${shown}.00`)
      else expect(page.join('|')).not.toContain('Carried forward')
      expect(page.at(-1)).toBe(`Lark & Loam Page ${at + 1} of ${read.pages.length}`)
    }
    expect(shown).toBe(60)
  })

  it('sets amounts on one line each, their digits below each other, also in the widest font', async () => {
    await settle({ theme_font_body: 'Montserrat' })
    const { read } = await pdfOf(await issued(owner, { items: [line(11_111), line(88_888)] }))
    await settle({ theme_font_body: 'Roboto Serif' })
    const [narrow = 0, wide = 0] = ['CA$111.11', 'CA$888.88'].map((amount) => read.widths.get(amount))
    expect(narrow).toBeGreaterThan(20)
    expect(narrow).toBeCloseTo(wide, 1)
  })

  it('speaks the language of the website and fits its paper', async () => {
    await settle({ language: 'de' })
    await owner.put('/api/v1/admin/settings/', { invoicing: { paper_size: 'A4' } })
    const { read } = await pdfOf(await issued(owner, { items: [line(123_456)] }))
    await settle({ language: 'en' })
    expect(read).toMatchObject({ language: 'de' })
    expect(read.pages[0]?.join('|')).toMatch(/Summe 1\.395,05 CA?\$/)
  })

  it('bears the logo of the website, a drawing too; one that is gone keeps nobody from sending', async () => {
    const hasPicture = async () =>
      (await pdfOf(await draft(owner))).bytes.toString('latin1').includes('/Subtype /Image')
    expect(await hasPicture()).toBe(false)
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>'
    const uploaded = await owner.inject({
      ...{ method: 'POST', url: '/api/v1/admin/media/' },
      headers: {
        ...{ cookie: owner.cookie, origin: owner.tenant.origin, host: new URL(owner.tenant.origin).host },
        'content-type': 'multipart/form-data; boundary=parts',
      },
      payload: [
        ...['--parts', 'content-disposition: form-data; name="file[]"; filename="logo.svg"'],
        ...['content-type: image/svg+xml', '', drawing, '--parts--', ''],
      ].join('\r\n'),
    })
    expect(uploaded.statusCode, uploaded.body).toBe(201)
    const [file] = uploaded.json().files
    await settle({ navigation: { logo: file.address } })
    expect(await hasPicture()).toBe(true)
    await owner.delete(`/api/v1/admin/media/${file.id}/`)
    expect(await hasPicture()).toBe(false)
  })

  it('reports letters that no font has, and takes all others from a font that has them', async () => {
    const customer_id = await newCustomer(owner, { firstname: 'Łukasz', lastname: 'Ωmega 陳' })
    const invoice = await issued(owner, { customer_id })
    const { read } = await pdfOf(invoice)
    expect(read.pages[0]?.join('|')).toMatch(/Łukasz Ωmega \?/)
    expect(await done(owner.get(`${invoicesPath}${invoice.id}/`))).toMatchObject({ missingLetters: ['陳'] })
  })

  it('asks for nothing that a text names (X1)', async () => {
    const hostile =
      'file:///etc/passwd http://127.0.0.1:1/x.png <img src=x onerror=alert(1)> {{{"image":"/etc/passwd"}}}'
    const invoice = await issued(owner, { items: [line(100, { name: hostile })], notes: 'data:image/png;base64,AAAA' })
    const { bytes, read } = await pdfOf(invoice)
    expect(read.pages[0]?.join('')).toContain('onerror=alert(1)')
    expect(bytes.toString('latin1')).not.toMatch(/\/(URI|JavaScript|Launch|EmbeddedFile)\b/)
  })

  it('is nobody else’s, and nobody’s whose documents are of another kind', async () => {
    const invoice = await issued(owner)
    await pdfOf(invoice)
    expect((await other.get(`${invoicesPath}${invoice.id}/pdf/`)).statusCode).toBe(404)
    expect((await owner.get(`${quotesPath}${invoice.id}/pdf/`)).statusCode).toBe(404)
  })

  it('is kept from change: SQL of requests cannot touch what was made', async () => {
    const invoice = await issued(owner)
    await pdfOf(invoice)
    const may =
      await host.sql`select has_table_privilege('ashlar_app', 'invoicing.paper_file', 'UPDATE, DELETE') as may`
    expect(may).toEqual([{ may: false }])
  })

  it('goes with the email, and is downloaded by its link', async () => {
    const invoice = await issued(owner)
    const mail = { to: 'mara@quay.example', subject: 'Your invoice', message: 'Here it is.' }
    await done(owner.post(`${invoicesPath}${invoice.id}/send/`, mail))
    const [sent] = await host.mails()
    const [, secret = ''] = /\/pay\/([\w-]+)/.exec(sent?.text ?? '') ?? []
    const byLink = await host.visitor().get(`/api/v1/pay/${secret}/pdf/`)
    expect(byLink.statusCode).toBe(200)
    expect(hashOf(byLink.rawPayload)).toBe(hashOf((await pdfOf(invoice)).bytes))
    const none = await host.visitor().get(`/api/v1/pay/${'a'.repeat(32)}/pdf/`)
    expect(none.statusCode).toBe(404)
  })
})

describe('the website’s own fields of documents', () => {
  const field = (id: string, label: string, type: string, more: object = {}) => ({
    ...{ id, label, type, options: [], ...more },
  })
  const fields = [
    field('order', 'Your order', 'text', { isPrinted: true }),
    field('until', 'Ready on', 'date', { isPrinted: true }),
    field('bay', 'Bay', 'select', { options: ['North', 'South'] }),
  ]
  const values = [
    { id: 'order', value: 'PO-77/9' },
    { id: 'until', value: '2026-12-24' },
    { id: 'bay', value: 'North' },
  ]
  beforeAll(async () => {
    const saved = await owner.put('/api/v1/admin/settings/', { invoicing: { custom_fields: fields } })
    expect(saved.statusCode, saved.body).toBe(200)
  })
  const valuesOf = ({ custom_fields }: Document) => custom_fields.map(({ value }) => value)

  it('are written with it, printed where the website asks for it, and stay with what is made from it', async () => {
    const quote = await issued(owner, { path: quotesPath, custom_fields: values })
    expect(valuesOf(quote)).toEqual(['PO-77/9', '2026-12-24', 'North'])
    const printed = (await pdfOf(quote)).read.pages[0]?.join('|')
    expect(printed).toContain('Your order PO-77/9')
    expect(printed).toContain('Ready on Dec 24, 2026')
    expect(printed).not.toContain('Bay')
    await done(owner.post(`${quotesPath}${quote.id}/approve/`, {}))
    // A choice that is not offered any more stays where it is.
    const [order, until, bay] = fields
    await owner.put('/api/v1/admin/settings/', {
      invoicing: { custom_fields: [order, until, { ...bay, options: ['West'] }] },
    })
    const invoice = await done(owner.post(`${quotesPath}${quote.id}/convert/`, { to: 'invoice' }))
    expect(valuesOf(invoice)).toEqual(['PO-77/9', '2026-12-24', 'North'])
    const change = (custom_fields: object[]) => owner.put(invoicesPath, { id: invoice.id, custom_fields })
    expect(valuesOf(await done(change([{ id: 'order', value: 'PO-1' }])))).toEqual(['PO-1', '2026-12-24', 'North'])
    const refused = await change([{ id: 'bay', value: 'East' }])
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'custom_fields/0/value'])
    const [version] = (await owner.get(`${invoicesPath}${invoice.id}/versions/`)).json().results.rows
    expect(version.invoice.custom_fields).toContainEqual({ id: 'order', value: 'PO-77/9' })
    await owner.put('/api/v1/admin/settings/', { invoicing: { custom_fields: fields } })
  })

  it('narrow lists, are found by their words, and have columns in the file', async () => {
    const invoice = await issued(owner, {
      custom_fields: [
        { id: 'order', value: 'Zebrawood' },
        { id: 'bay', value: 'South' },
      ],
    })
    const idsOf = async (query: string) =>
      (await owner.get(`${invoicesPath}?${query}`)).json().results.rows.map(({ id }: Document) => id)
    expect(await idsOf('field.bay=South')).toEqual([invoice.id])
    expect(await idsOf('search=zebrawood')).toEqual([invoice.id])
    expect((await owner.get(`${invoicesPath}totals/?field.bay=South`)).json().totals).toMatchObject([{ count: 1 }])
    expect((await owner.get(`${invoicesPath}?field.none=x`)).statusCode).toBe(422)
    const file = await owner.get(`${invoicesPath}?format=csv&columns=number,field.order&field.bay=South`)
    expect(file.body.trim().split(/\r?\n/)).toEqual(['number,Your order', `${invoice.invoiceNumber},Zebrawood`])
    const known = await owner.get('/api/v1/admin/work-orders/custom-fields/')
    expect(known.json().fields).toHaveLength(3)
    expect((await other.get('/api/v1/admin/work-orders/custom-fields/')).json().fields).toEqual([])
  })
})
