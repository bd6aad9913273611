import { expect, test } from 'vitest'
import { joinedAddress, joinedPrefix, packagesAt } from './joined-address.ts'

const packages = Array.from({ length: 60 }, (_, at) => ({
  name: `p${at}`,
  browser: at % 10 === 9 ? {} : { './editor': `/_ashlar/packages/p${at}/1.0.0/blocks.js` },
}))

test('an address tells every process with the same packages which of them it means', () => {
  const address = joinedAddress(packages, ({ name }) => !name.endsWith('1'))
  const file = address.slice(joinedPrefix.length)
  const expected = packages.filter(({ name, browser }) => !name.endsWith('1') && './editor' in browser)
  expect(packagesAt(packages, file)).toEqual(expected)
  expect(packagesAt(packages.slice(1), file)).toBeUndefined()
  const other = packages.map((each) => ({ ...each, browser: { './editor': `${each.browser['./editor']}?2` } }))
  expect(packagesAt(other, file)).toBeUndefined()
  for (const bad of ['', 'x.js', file.replace('-', '-0000'), file.replace('-', '-f'), file.replace('-', '/')]) {
    expect(packagesAt(packages, bad) ?? []).toEqual(bad === file.replace('-', '-0000') ? expected : [])
  }
})
