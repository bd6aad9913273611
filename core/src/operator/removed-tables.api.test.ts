import { defineModule } from '@ashlar/sdk'
import { defineServer, migration, tenantTable } from '@ashlar/sdk/server'
import { expect, test } from 'vitest'
import { operatorSocketPath } from '../http/operator-socket.ts'
import { ChangingInstallation } from '../installation/under-test.fixtures.ts'
import { OperatorClient, overSocket } from './operator-client.ts'
import { removedText } from './plan-text.ts'

test('issue 15: an operator lists the tables of removed packages and deletes them', async () => {
  const name = '@acme/stable'
  const stable = defineModule({ id: 'stable', title: 'Stable' })
  const horses = tenantTable('horse', ['id int not null', 'primary key (tenant_id, id)'])
  const server = defineServer(stable, { migrations: [migration('0001', [horses])] })
  const site = await ChangingInstallation.open()
  try {
    site.store.publish({ name, version: '1.0.0', root: { stable }, server, manifest: { id: 'stable' } })
    await site.change({ action: 'install', name })
    await site.change({ action: 'remove', name })
    const { host } = site.whole
    await host.listenForOperator()
    const client = new OperatorClient(overSocket(operatorSocketPath(host.config.dataFolder)))
    const [found] = await client.removedTables()
    if (found === undefined) throw new Error('No tables were found.')
    expect(removedText([found])).toMatch(/^@acme\/stable {2}1 table {2}0 rows {2}\d+ bytes$/)
    expect(await client.deleteRemovedTables(found)).toMatchObject({ rows: 0, file: expect.stringContaining('stable-') })
    expect(removedText(await client.removedTables())).toBe('There are no tables left by removed packages.')
  } finally {
    await site.close()
  }
})
