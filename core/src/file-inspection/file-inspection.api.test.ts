import { expect, it } from 'vitest'
import { FileInspection } from '../host/tokens.ts'
import { testHost } from '../testing/index.ts'

it('the inspection of files ends with its host (T9)', async () => {
  const host = await testHost()
  const inspection = host.composition.resolve(FileInspection)
  const inspect = () => inspection.inspect('a', { bytes: Buffer.from('%PDF-1.7') }, {})
  expect(await inspect()).toMatchObject({ type: { extension: 'pdf' } })
  await host.close()
  await expect(inspect()).rejects.toThrow('The server is stopping.')
})
