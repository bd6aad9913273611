import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../blocks/testing-blocks.ts'
import { EditorStore } from '../../store/editor-store.ts'
import { rich } from '../foreign/rich.fixtures.ts'
import { filesArrive, placeNow } from './arrivals.ts'
import { arrivedBlocks } from './arrived-blocks.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c')
const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

describe('files that are dropped or pasted', () => {
  test('pictures go on their way, what the media library does not accept is told of in one sentence', () => {
    const store = new EditorStore()
    const said: string[] = []
    const others = ['1.odt', '2.doc', '3.txt', '4.zip'].map((name) => file(name, ''))
    const voice = { refuse: (sentence: string) => said.push(sentence) }
    filesArrive(store, voice, [file('a.png'), ...others, file('b.webp', 'image/webp')], { beside: 'a' })
    expect(store.state.arrivals.map(({ files }) => files.map(({ name }) => name))).toEqual([['a.png', 'b.webp']])
    expect(said).toEqual([
      'The media library does not accept 4 files, so they were not added: “1.odt”, “2.doc”, “3.txt” and 1 more',
    ])
    filesArrive(store, voice, [file('c.mov', 'video/quicktime')], { beside: 'a' })
    expect(store.state.arrivals).toHaveLength(1)
  })

  test('issue 22: videos and documents go on their way, known by their ending where the computer names no type', () => {
    const store = new EditorStore()
    const files = [
      file('a.mp4', 'video/mp4'),
      file('b.pdf', 'application/pdf'),
      file('c.WEBM', ''),
      file('d.vtt', ''),
      file('e.mp4', 'text/html'),
    ]
    const said: string[] = []
    filesArrive(store, { refuse: (sentence) => said.push(sentence) }, files, { beside: 'a' })
    expect(store.state.arrivals[0]?.files.map(({ name }) => name)).toEqual(['a.mp4', 'b.pdf', 'c.WEBM', 'd.vtt'])
    expect(said).toEqual(['The media library does not accept this file, so it was not added: “e.mp4”'])
  })

  test('stand where they fell, whatever has moved or gone since', () => {
    const place = { parent: 'c', slot: undefined, after: 'a' }
    expect(placeNow(page, place)).toEqual({ beside: undefined, target: { parent: 'c', slot: undefined, index: 1 } })
    expect(placeNow(page, { ...place, after: undefined }).target?.index).toBe(0)
    expect(placeNow(page, { ...place, after: 'gone' }).target?.index).toBe(2)
    expect(placeNow(page, { ...place, parent: 'gone' })).toEqual({ beside: undefined })
    expect(placeNow(page, { beside: 'gone', replaces: 'gone' })).toEqual({ beside: undefined })
  })

  test('an empty text makes room for them, unless somebody has written into it since', () => {
    const store = new EditorStore()
    store.load({ item: { kind: 'page', id: 1, title: 'Page', revision: 1 }, content: page })
    filesArrive(store, { refuse: () => undefined }, [file('a.png')], { beside: 'b', replaces: 'b' })
    const [arrival] = store.state.arrivals
    if (!arrival) throw new Error('Nothing has arrived.')
    expect(placeNow(store.content, arrival.place, arrival.room)).toEqual({ beside: 'b', replaces: 'b' })
    const changed = { ...page, nodes: { ...page.nodes, b: { ...store.node('b'), props: { text: 'Written' } } } }
    expect(placeNow(changed as typeof page, arrival.place, arrival.room)).toEqual({ beside: 'b' })
  })

  test('200 files at once are all on their way, as one', () => {
    const store = new EditorStore()
    const said: string[] = []
    const many = Array.from({ length: 200 }, (_, index) => file(`${index}.png`))
    filesArrive(store, { refuse: (sentence) => said.push(sentence) }, many, { beside: 'a' })
    expect(store.state.arrivals.map(({ files }) => files.length)).toEqual([200])
    expect(said).toEqual([])
  })

  const item = { kind: 'image', address: '/media/1/a.png', altText: 'Rope', name: 'a.png' }
  const blocksOf = (...items: object[]) =>
    arrivedBlocks(items as never, rich).blocks.map(({ type, props }) => ({ type, ...props }))

  test('several pictures stand below each other where there is no gallery', () => {
    expect(blocksOf(item, { ...item, altText: ' ' })).toMatchObject([
      { type: 'image', src: '/media/1/a.png', altText: 'Rope' },
      { type: 'image', src: '/media/1/a.png', altText: '' },
    ])
  })

  test('issue 22: a video is its block, and documents are links in one text', () => {
    const video = { kind: 'video', address: '/media/2/f.mp4', altText: '', name: 'f.mp4' }
    const paper = { kind: 'document', address: '/media/3/p.pdf', altText: '', name: 'Prices <2027>' }
    const link = '<p><a href="/media/3/p.pdf">Prices &lt;2027&gt;</a></p>'
    expect(blocksOf(paper, video, item, paper)).toMatchObject([
      { type: 'image', src: '/media/1/a.png' },
      { type: 'video', address: '/media/2/f.mp4' },
      { type: 'textbox', text: `${link}${link}` },
    ])
  })
})
