import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsByCatalogue, textsIn, textsOfPatterns } from './admin-texts.mjs'
import { root } from './workspaces.mjs'

const { default: patterns } = await import(join(root, 'blocks/patterns/src/patterns.ts'))
const found = textsByCatalogue(root)
const catalogues = found.set('admin', [...new Set([...found.get('admin'), ...textsOfPatterns(patterns)])])
const fileOf = (owner, language) =>
  owner === 'admin' ? `admin/src/texts/${language}/index.ts` : `${owner}/src/admin/texts/${language}.ts`
const placesOf = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
const formsOf = (text) => text.split('|').length

describe.each(['fr', 'de'])('in %s (issue 16)', (language) => {
  it.each([...catalogues.keys()])('%s has every text, with its places and forms, and no other', async (owner) => {
    const { default: spoken } = await import(join(root, fileOf(owner, language)))
    const english = catalogues.get(owner)
    expect({
      missing: english.filter((text) => !spoken[text]),
      'not used': Object.keys(spoken).filter((text) => !english.includes(text)),
      'with other places': english.filter(
        (text) => spoken[text] && `${placesOf(text)}` !== `${placesOf(spoken[text])}`,
      ),
      'with other forms': english.filter((text) => spoken[text] && formsOf(text) !== formsOf(spoken[text])),
    }).toEqual({ missing: [], 'not used': [], 'with other places': [], 'with other forms': [] })
  })
})

it('finds what is passed to a translator, and the members of definitions that are shown', () => {
  const source = `
    const a = t('Save'), b = t(isNew ? 'New page' : \`Edit page\`), c = t(name), d = other('Not this')
    const item = { title: 'Pages', path: '/admin/pages', label: isOpen ? 'Close' : 'Open' } as const
    defineModule({ permissions: { pages: 'Web pages' } })`
  expect(textsIn(source, 'a.ts').sort()).toEqual([
    'Close',
    'Edit page',
    'New page',
    'Open',
    'Pages',
    'Save',
    'Web pages',
  ])
})
