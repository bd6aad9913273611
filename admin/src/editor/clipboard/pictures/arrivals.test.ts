import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../blocks/testing-blocks.ts'
import { EditorStore } from '../../store/editor-store.ts'
import { rich } from '../foreign/rich.fixtures.ts'
import { filesArrive, placeNow } from './arrivals.ts'
import { pictureBlocks } from './picture-blocks.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c')
const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

describe('files that are dropped or pasted', () => {
  test('pictures go on their way, others are told of in one sentence', () => {
    const store = new EditorStore()
    const said: string[] = []
    const others = ['1.pdf', '2.doc', '3.txt', '4.zip'].map((name) => file(name, ''))
    const voice = { refuse: (sentence: string) => said.push(sentence) }
    filesArrive(store, voice, [file('a.png'), ...others, file('b.webp', 'image/webp')], { beside: 'a' })
    expect(store.state.arrivals.map(({ files }) => files.map(({ name }) => name))).toEqual([['a.png', 'b.webp']])
    expect(said).toEqual(['4 files are not pictures and were not added: “1.pdf”, “2.doc”, “3.txt” and 1 more'])
    filesArrive(store, voice, [file('c.pdf', 'application/pdf')], { beside: 'a' })
    expect(store.state.arrivals).toHaveLength(1)
  })

  test('stand where they fell, whatever has moved or gone since', () => {
    const place = { parent: 'c', slot: undefined, after: 'a' }
    expect(placeNow(page, place)).toEqual({ beside: undefined, target: { parent: 'c', slot: undefined, index: 1 } })
    expect(placeNow(page, { ...place, after: undefined }).target?.index).toBe(0)
    expect(placeNow(page, { ...place, after: 'gone' }).target?.index).toBe(2)
    expect(placeNow(page, { ...place, parent: 'gone' })).toEqual({ beside: undefined })
    expect(placeNow(page, { beside: 'gone', replaces: 'gone' })).toEqual({ beside: undefined })
  })

  test('200 files at once are all on their way, as one', () => {
    const store = new EditorStore()
    const said: string[] = []
    const many = Array.from({ length: 200 }, (_, index) => file(`${index}.png`))
    filesArrive(store, { refuse: (sentence) => said.push(sentence) }, many, { beside: 'a' })
    expect(store.state.arrivals.map(({ files }) => files.length)).toEqual([200])
    expect(said).toEqual([])
  })

  test('several stand below each other where there is no gallery', () => {
    const item = { address: '/media/a.png', altText: 'Rope' }
    const made = pictureBlocks([item, { ...item, altText: ' ' }] as never, rich)
    expect(made.map(({ type, props }) => [type, props])).toEqual([
      ['image', { src: '/media/a.png', altText: 'Rope' }],
      ['image', { src: '/media/a.png' }],
    ])
  })
})
