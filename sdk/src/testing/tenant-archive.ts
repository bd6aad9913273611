import { setTimeout as delay } from 'node:timers/promises'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { addressOf } from '../definition/call-address.ts'
import { TenantArchive } from '../platform/tenant-archive.ts'
import { getArchiveFile, importArchive, listArchives } from '../platform/tenant-archive-calls.ts'
import type { Tenant } from '../server/request.ts'
import type { TestClient, TestHost, TestTenantName } from './test-host.ts'

/**
 * Take a whole website into an archive and bring it into another one, which is empty, as the platform does it: what a
 * module keeps is there then, or its server says that it stays. Needs `jobs` of the host.
 *
 * @returns what the platform is told of it: whether it worked, and what was left out
 */
export async function moveByArchive(
  host: TestHost,
  from: TestTenantName = 'a',
  to: TestTenantName = 'b',
): Promise<Pick<Static<typeof TenantArchive>, 'state' | 'message' | 'notes'>> {
  const platform = await host.signIn('platform')
  const made = await ended(platform, host.tenants[from], await platform.post(pathOf(host.tenants[from])))
  if (made.state === 'failed') return made
  const { id } = host.tenants[from]
  const file = await platform.get(addressOf(getArchiveFile, { params: { id, archive: made.id } }))
  const sent = await platform.inject({
    method: 'POST',
    url: addressOf(importArchive, { params: { id: host.tenants[to].id } }),
    headers: { 'content-type': 'application/zip', 'sec-fetch-site': 'same-origin' },
    payload: file.rawPayload,
  })
  return ended(platform, host.tenants[to], sent)
}

const pathOf = ({ id }: Tenant) => addressOf(listArchives, { params: { id } })

async function ended(platform: TestClient, tenant: Tenant, asked: Awaited<ReturnType<TestClient['post']>>) {
  if (asked.statusCode !== 202) throw new Error(`The backup was refused: ${asked.body}`)
  const { id } = asked.json().archive
  for (;;) {
    const rows: readonly unknown[] = (await platform.get(pathOf(tenant))).json().results.rows
    const found = rows.filter((row) => Check(TenantArchive, row)).find((row) => row.id === id)
    if (!found) throw new Error('The backup no longer exists.')
    if (found.state === 'done' || found.state === 'failed') return found
    await delay(50)
  }
}
