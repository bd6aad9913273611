import { expect, it } from 'vitest'
import { SealedSecrets } from './sealed-secrets.ts'

const own = new SealedSecrets({ secret: 'a'.repeat(32), dataFolder: '' })
const other = new SealedSecrets({ secret: 'b'.repeat(32), dataFolder: '' })

it('a sealed secret is read for its purpose alone, and not with another installation’s secret', async () => {
  const sealed = await own.seal('mail', 'pass wörd')
  expect(sealed).not.toContain('pass')
  expect(await own.seal('mail', 'pass wörd')).not.toBe(sealed)
  expect(await own.open('mail', sealed)).toBe('pass wörd')
  expect(await own.open('second-factor', sealed)).toBeUndefined()
  expect(await other.open('mail', sealed)).toBeUndefined()
})

it('what was changed or cut is not read', async () => {
  const sealed = await own.seal('mail', 'secret')
  for (const wrong of ['', 'damaged', sealed.slice(0, -2), sealed.slice(4), `${sealed}AAAA`])
    expect([wrong, await own.open('mail', wrong)]).toEqual([wrong, undefined])
})
