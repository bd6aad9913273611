import { expect, test } from 'vitest'
import { joinedAddress, joinedAt, joinedPrefix } from './joined-address.ts'

const packages = Array.from({ length: 60 }, (_, at) => ({
  name: `p${at}`,
  browser: at % 10 === 9 ? {} : { './editor': `/_ashlar/packages/p${at}/1.0.0/blocks.js` },
}))

test('an address tells every process with the same packages which of them it means, and which part', () => {
  for (const part of ['definitions', 'code'] as const) {
    const address = joinedAddress(packages, part, ({ name }) => !name.endsWith('1'))
    const file = address.slice(joinedPrefix.length)
    const expected = {
      part,
      packages: packages.filter(({ name, browser }) => !name.endsWith('1') && './editor' in browser),
    }
    expect(joinedAt(packages, file)).toEqual(expected)
    expect(joinedAt(packages.slice(1), file)).toBeUndefined()
    const other = packages.map((each) => ({ ...each, browser: { './editor': `${each.browser['./editor']}?2` } }))
    expect(joinedAt(other, file)).toBeUndefined()
    const [, name = '', set = ''] = file.split('-')
    expect(joinedAt(packages, `${part}-${name}-0000${set}`)).toEqual(expected)
    for (const bad of [
      ...['', 'x.js', `${name}-${set}`, `other-${name}-${set}`, `${part}-${set}`],
      ...[`${part}-${name}-f${set}`, `${part}/${name}-${set}`, `${part}-${name}-`],
    ])
      expect(joinedAt(packages, bad)).toBeUndefined()
  }
})
