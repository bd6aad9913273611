import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onSignedOut } from '../admin/session-renewal.ts'
import { download } from './download.ts'

const address = '/api/v1/admin/wares/?format=csv'
const file = () => new Response('id,name', { headers: { 'content-disposition': 'attachment; filename="wares.csv"' } })
const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ success: false, error: 'No.', code }), { status })

let saved: { download?: string; href?: string }[] = []
beforeEach(() => {
  saved = []
  vi.useFakeTimers()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() })
  vi.stubGlobal('document', {
    createElement: () => {
      const link: { download?: string; href?: string; click(): void } = { click: () => void saved.push(link) }
      return link
    },
  })
})
afterEach(() => {
  onSignedOut(async () => false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hands a file to the browser under the name that the server gives it', async () => {
  vi.stubGlobal('fetch', async () => file())
  await download(address)
  expect(saved).toMatchObject([{ download: 'wares.csv', href: 'blob:file' }])
})

it('renews an ended session and asks for the file again', async () => {
  const fetch = vi.fn().mockResolvedValueOnce(refused(401, 'NOT_SIGNED_IN')).mockResolvedValueOnce(file())
  vi.stubGlobal('fetch', fetch)
  onSignedOut(async () => true)
  await download(address)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(saved).toHaveLength(1)
})

it('fails like every other call: refused, or without an answer', async () => {
  vi.stubGlobal('fetch', async () => refused(403, 'FORBIDDEN'))
  await expect(download(address)).rejects.toMatchObject({ name: 'ApiError', status: 403, code: 'FORBIDDEN' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  await expect(download(address)).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'OFFLINE' })
  expect(saved).toEqual([])
})
