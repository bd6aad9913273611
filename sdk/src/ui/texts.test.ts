import { afterEach, describe, expect, it } from 'vitest'
import { addTexts, setLanguage, texts } from '../texts/texts.ts'

const t = texts('shop')
afterEach(() => setLanguage('en'))

describe('texts', () => {
  it('fills in values, numbers as the language writes them', () => {
    expect(t('{count} of {total}', { count: 3, total: 12_000 })).toBe('3 of 12,000')
  })

  it('leaves a place without a value as it is', () => {
    expect(t('Hello {name}')).toBe('Hello {name}')
  })

  it('chooses the plural form by count', () => {
    const pages = '{count} page|{count} pages'
    expect([0, 1, 2].map((count) => t(pages, { count }))).toEqual(['0 pages', '1 page', '2 pages'])
  })

  it('follows the rules of the other language, which may know more forms', () => {
    addTexts('shop', 'pl', { '{count} page|{count} pages': '{count} strona|{count} strony|{count} stron' })
    setLanguage('pl')
    const pages = '{count} page|{count} pages'
    expect([1, 3, 5].map((count) => t(pages, { count }))).toEqual(['1 strona', '3 strony', '5 stron'])
  })

  it('stays English where a catalogue lacks a text, and keeps modules apart', () => {
    addTexts('other', 'fr', { Save: 'Enregistrer' })
    setLanguage('fr')
    expect(t('Save')).toBe('Save')
    expect(texts('other')('Save')).toBe('Enregistrer')
    // The admin shows the titles of modules, and modules use its words.
    expect(texts('admin')('Save')).toBe('Enregistrer')
    addTexts('admin', 'fr', { Cancel: 'Annuler', Save: 'Sauver' })
    expect([texts('admin')('Save'), texts('other')('Save'), t('Cancel')]).toEqual(['Sauver', 'Enregistrer', 'Annuler'])
  })
})
