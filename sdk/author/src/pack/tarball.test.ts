import { expect, test } from 'vitest'
import { publishedManifest } from './tarball.ts'

const ashlar = { kind: 'block', id: 'you/quote', sdk: '^0.1.0' }

test('a package is published with the keywords by which it is found, and its own (issue 15)', () => {
  expect(publishedManifest({ json: { ashlar } })['keywords']).toEqual(['ashlar-package', 'ashlar-block'])
  const own = { ashlar: { ...ashlar, kind: 'module' }, keywords: ['rota', 'ashlar-package'] }
  expect(publishedManifest({ json: own })['keywords']).toEqual(['ashlar-package', 'ashlar-module', 'rota'])
})

test('its screenshots are published with it (issue 15)', () => {
  const screenshots = [{ file: 'screenshots/list.png', title: 'The list' }]
  expect(publishedManifest({ json: { ashlar: { ...ashlar, screenshots } } })['files']).toEqual([
    ...['dist', 'screenshots/list.png'],
  ])
})
