import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicNetwork } from '../../http/safe-fetch.ts'
import { OutsideFetchService } from './outside-fetch.service.ts'

const inside = createServer((_request, response) => response.end('here'))
let address: string
beforeAll(async () => {
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const at = inside.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
})
afterAll(() => void inside.close())

/** What is answered when the operator has set `PARCELS_URL` to this. */
function asked(named: string | undefined, variable?: string): Promise<string> {
  const environment = { get: (name: string) => (name === 'PARCELS_URL' ? named : undefined) }
  const outside = new OutsideFetchService(publicNetwork, environment)
  const request = { method: 'GET', address: `${address}/parcels`, ...(variable !== undefined && { variable }) } as const
  return outside.send(request).then(
    ({ body }) => body.toString(),
    (error: unknown) => String(error),
  )
}

it('a server in a private network is asked only when the operator names that very server (T14)', async () => {
  const refused = expect.stringContaining('private network')
  expect(await asked(`${address}/api`, 'PARCELS_URL')).toBe('here')
  expect(await asked(address)).toEqual(refused)
  expect(await asked(address, 'OTHER_URL')).toEqual(refused)
  expect(await asked(undefined, 'PARCELS_URL')).toEqual(refused)
  expect(await asked('not an address', 'PARCELS_URL')).toEqual(refused)
  expect(await asked('http://127.0.0.1:1', 'PARCELS_URL')).toEqual(refused)
  expect(await asked(address.replace('127.0.0.1', '127.0.0.2'), 'PARCELS_URL')).toEqual(refused)
})
