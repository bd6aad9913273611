import { applyPatch, blockCatalogue, isRefused, nodeAt, walk } from '@ashlar/sdk'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue, pageOf } from '../../../blocks/testing-blocks.ts'
import { pasted } from '../clip.ts'
import { convert, converted, heldIn } from './convert.ts'
import { leftOutSentence } from './left-out-words.ts'
import { isStructured, offerIn } from './offer.ts'
import { linesOf, parse, rich, takenFrom } from './rich.fixtures.ts'
import * as samples from './samples.fixture.ts'

const offer = (html: string, text = '') => ({ html, text, isPlain: false })
const page = pageOf('s section', 'c container in s', 'a text in c')

describe('what other programs put into the clipboard', () => {
  test('Word: titles, headings, its own lists, marks, links, tables, quotations; its pictures are said', () => {
    const { leftOut } = takenFrom(samples.word)
    expect(linesOf(samples.word)).toEqual([
      'h1 Rope for boats',
      'h1 What we make',
      '<p>Ropes of <strong>hemp</strong> and <em>flax</em>, see <a href="https://example.com/ropes?a=1&amp;b=2">our list</a>.</p>',
      '<ul><li>Mooring lines<ul><li>Short ones</li></ul></li><li>Sheets</li></ul>',
      '<ol><li>Measure</li><li>Order</li></ol>',
      'table Rope | Price / Hemp,\ntarred | 12 €',
      '> Good rope is half the voyage.',
    ])
    expect(leftOutSentence(leftOut)).toBe(
      'Could not be pasted: 1 picture, which is on the computer that wrote the document.',
    )
  })

  test('Google Docs: the wrapper that is not bold, styles as marks, nested lists beside their item', () => {
    expect(linesOf(samples.googleDocs)).toEqual([
      'h1 Our ropes',
      '<p>Plain, <strong>bold</strong><em> and slanted</em>, <a href="https://example.com/">linked</a><s>gone</s></p>',
      '<ul><li>Hemp<ul><li>Tarred</li></ul></li><li>Flax</li></ul>',
      'picture https://lh7-rt.googleusercontent.com/docsz/AD_4nX ""',
      '---',
      'table Rope | Price / Hemp | 12 €',
    ])
  })

  test('Notion', () => {
    expect(linesOf(samples.notion, 'not looked at')).toEqual([
      'h2 Plan',
      '<p>Ship the <strong>new page</strong> with <code>npm run build</code>.</p>',
      '<ul><li>[ ] Write</li><li>Check<ul><li>Twice</li></ul></li></ul>',
      '> Slow is smooth.',
      '---',
      '<p><code>const a = 1</code><br /><code>  const b = a &lt; 2</code></p>',
      'headed table Who | When / Ada | Monday',
    ])
  })

  test('cells that reach over rows leave what follows in its column', () => {
    const table = `<table>
      <tr><th rowspan="2">Rope</th><th colspan="2">Price</th><th rowspan="9">Stock</th></tr>
      <tr><th>Small</th><th>Large</th></tr>
      <tr><td>Hemp</td><td>1 €</td><td>2 €</td></tr></table>`
    expect(linesOf(table)).toEqual(['headed table Rope | Price |  | Stock /  | Small | Large |  / Hemp | 1 € | 2 € | '])
  })

  test('links in headings, quotations and cells are told of, since words alone are kept there', () => {
    const link = '<a href="https://example.com/">a link</a>'
    const html = `<h2>See ${link}<a href="#see"></a></h2><blockquote>And ${link}</blockquote>
      <table><tr><td>In ${link}</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>Kept: ${link}</p>`
    expect(Object.fromEntries(takenFrom(html).leftOut)).toEqual({ badLinks: 3 })
  })

  test('X1 a web page: what can be taken is, what cannot is counted, and no script has a way in', () => {
    const { leftOut } = takenFrom(samples.webPage)
    expect(linesOf(samples.webPage)).toEqual([
      '<p><a href="/">Home</a></p>',
      'h2 A day at sea',
      'picture https://example.com/s.jpg "The sea" to https://example.com/big.jpg',
      '<p>At noon</p>',
      '<p>First line<br />second line</p>',
      '<p>New paragraph with H<sub>2</sub>O</p>',
      '<p>Mail</p>',
      '<p>Click me</p>',
    ])
    expect(Object.fromEntries(leftOut)).toEqual({ embedded: 1, formFields: 2, scripts: 1, badLinks: 1, badPictures: 1 })
  })

  test('Markdown, in which HTML is only words', () => {
    expect(linesOf('', samples.markdown)).toEqual([
      'h1 Ropes',
      '<p>Ropes of <strong>hemp</strong> and <em>flax</em>, <a href="https://example.com/a_(b)">our list</a>, <code>code</code>, <s>gone</s> and 2 * 3 * 4. Next line &lt;script&gt;alert(1)&lt;/script&gt;</p>',
      'h2 Kinds',
      '<ul><li>Mooring<ul><li>Short</li></ul><ol><li>Numbered</li></ol></li><li>☑ Sheets</li></ul>',
      '<ol><li>Measure</li><li>Order</li></ol>',
      '> Good rope is half the voyage.',
      'headed table Rope | Price / Hemp | tarred | 12',
      '---',
      '<p><code>const a = 1</code><br /><code># no heading</code></p>',
      'picture https://example.com/s.jpg "The sea"',
    ])
    // From a chat that shows it, in HTML without any structure.
    expect(linesOf('<meta charset="utf-8"><span style="color:red"># Title</span>', '# Title')).toEqual(['h1 Title'])
  })

  test('text: paragraphs and lines as they are; an address is a link or a picture', () => {
    expect(linesOf('', 'One * star\r\nline\r\n\r\n#hashtag <b>')).toEqual([
      '<p>One * star<br />line</p>',
      '<p>#hashtag &lt;b&gt;</p>',
    ])
    expect(linesOf('', ' https://example.com/a?b=1&c ')).toEqual([
      '<p><a href="https://example.com/a?b=1&amp;c">https://example.com/a?b=1&amp;c</a></p>',
    ])
    expect(linesOf('', 'https://example.com/a.JPG?w=1')).toEqual(['picture https://example.com/a.JPG?w=1 ""'])
  })

  test('an address of YouTube or Vimeo is a video; a page there that is none, and a file elsewhere, are links', () => {
    for (const address of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ?t=4',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    ]) {
      expect(linesOf('', address)).toEqual([`video ${address}`])
      expect(isStructured(offer('', address), 'words')).toBe(true)
    }
    for (const address of [
      'https://www.youtube.com/@ropes',
      'https://vimeo.com/about',
      'https://example.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
      'https://example.com/film.mp4',
    ])
      expect(linesOf('', address)).toEqual([`<p><a href="${address}">${address}</a></p>`])
  })
})

test('issue 22: how words are read is kept in brackets behind them', () => {
  const word = '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rt>ji</rt><rt></rt></ruby>'
  expect(linesOf(`<p>a ${word}</p><h2>${word}</h2>`)).toEqual(['<p>a 漢(kan)字(ji)</p>', 'h2 漢(kan)字(ji)'])
})

describe('pictures that a document holds', () => {
  const data = (length: number, type = 'image/png') => `data:${type};base64,${btoa('\u0080'.repeat(length))}`
  const img = (src: string, more = '') => `<p>a<img src="${src}" ${more}>b</p>`

  test('issue 22: are files where they stood, each once however often it is shown', () => {
    const html =
      img(data(300), 'alt="The  sea"') + img(`data:image/svg+xml,${'%3Csvg/%3E'.repeat(30)}`) + img(data(300))
    expect(linesOf(html)).toEqual([
      '<p>a</p>',
      'file image/png Image 1.png (300) "The sea"',
      '<p>b</p>',
      '<p>a</p>',
      'file image/svg+xml Image 2.svg (180) ""',
      '<p>b</p>',
      '<p>a</p>',
      'file image/png Image 1.png (300) ""',
      '<p>b</p>',
    ])
    expect(heldIn(takenFrom(html))).toHaveLength(2)
  })

  test('issue 22: become pictures by their addresses once they are uploaded; those that are not are told of', () => {
    const read = takenFrom(img(data(300), 'alt="Rope"') + img(data(301)))
    const [first] = heldIn(read)
    const { clip, leftOut } = converted(read, rich, new Map(first && [[first, { address: '/media/7/a.png' }]]))
    const made = (clip ? Array.from(walk(clip)).slice(1) : []).map(({ node }) => [node.type, node.props['src']])
    expect(made).toEqual([
      ['textbox', undefined],
      ['image', '/media/7/a.png'],
      ['textbox', undefined],
    ])
    expect(leftOut).toBe('Could not be pasted: 1 picture, which could not be uploaded.')
  })

  test('X1 what is no picture, more than fifty, or keeps a place for another is no file', () => {
    const bad = ['data:text/html;base64,PHA+', 'data:image/png;base64,***', 'data:image/png,%E0%A4%A', 'data:image/png']
    const dots = img(data(42, 'image/gif')) + img(data(42), 'data-src="https://example.com/late.png"')
    const many = Array.from({ length: 53 }, (_, index) => img(data(200 + index))).join('')
    const { pieces, leftOut } = takenFrom(bad.map((src) => img(src)).join('') + dots + many)
    expect(pieces.filter(({ kind }) => kind === 'pictureFile')).toHaveLength(50)
    expect(pieces.filter(({ kind }) => kind === 'picture')).toHaveLength(1)
    expect(leftOutSentence(leftOut)).toBe(
      'Could not be pasted: 4 pictures, whose addresses no page may show; 3 pictures, as only 50 are uploaded at once.',
    )
  })
})

describe('blocks of what was pasted', () => {
  const blocksOf = (html: string, from = rich) => {
    const { clip } = convert(offer(html), from, parse)
    return (clip ? Array.from(walk(clip)).slice(1) : []).map(({ node }) => ({ type: node.type, ...node.props }))
  }

  test('paragraphs that follow each other are one text; each other thing is its block', () => {
    expect(blocksOf(samples.googleDocs)).toMatchObject([
      { type: 'text', tag: 'h1', text: 'Our ropes' },
      { type: 'textbox', text: expect.stringMatching(/^<p>Plain.*<\/p><ul>.*<\/ul>$/) },
      { type: 'image', src: 'https://lh7-rt.googleusercontent.com/docsz/AD_4nX' },
      { type: 'divider', skewAngle: 0 },
      { type: 'table', rows: 'Rope\tPrice\nHemp\t12 €', headerRow: false },
    ])
  })

  test('where a block is missing there is text, and cells that hold what separates them stand in quotes', () => {
    const few = blockCatalogue([...rich.values()].filter(({ type }) => ['text', 'textbox'].includes(type)))
    expect(blocksOf(samples.notion, few).map(({ type }) => type)).toEqual(['text', 'textbox'])
    expect(blocksOf('<table><tr><td>a\t|"b"</td><td>c<br>d</td></tr></table>')).toMatchObject([
      { rows: '"a |""b"""\t"c\nd"' },
    ])
  })

  test('a long table goes on in another; a paragraph longer than any text is kept in several', () => {
    const table = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(450)}</table>`
    expect(blocksOf(table).map(({ type }) => type)).toEqual(['table', 'table', 'table'])
    const long = 'word '.repeat(50_000)
    const kept = blocksOf(`<p>${long}</p>`).map((block) => String('text' in block ? block.text : ''))
    expect(
      kept
        .join('')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(' ', ''),
    ).toBe(long.replaceAll(' ', ''))
  })

  test('what is too much for one page is said', () => {
    const { clip, leftOut } = convert(offer('<h2>a</h2><hr>'.repeat(400)), rich, parse)
    expect(nodeAt(clip ?? page, 'clip-root')?.children).toHaveLength(500)
    expect(leftOut).toMatch(/the last 300 paragraphs/)
  })

  test('issue 22: an alternative text that is too long ends with a word, and that is told', () => {
    const alt = 'rope '.repeat(100).trim()
    const { clip, leftOut } = convert(offer(`<img src="https://example.com/a.png" alt="${alt}">`), rich, parse)
    const kept = String(clip?.nodes['clip-0']?.props['altText'])
    expect([kept.length, kept.endsWith('rope…')]).toEqual([395, true])
    expect(leftOut).toBe('Could not be pasted: the end of 1 alternative text, which was too long.')
  })

  test('plain paste takes the words alone', () => {
    const types = ['text/html', 'text/plain']
    const data = { types, getData: (type: string) => (type === 'text/html' ? '<h1>A</h1>' : '# A') }
    const plain = offerIn(data, true)
    expect(plain && convert(plain, rich, parse).clip?.nodes['clip-0']?.props).toEqual({ text: '<p># A</p>' })
    expect(plain && isStructured(plain, 'words')).toBe(false)
    const usual = offerIn(data, false)
    expect(usual && isStructured(usual, 'rich text')).toBe(true)
    const lines = offer('<p>a</p><p>b</p>')
    expect([isStructured(lines, 'words'), isStructured(lines, 'rich text')]).toEqual([true, false])
  })
})

describe('anything at all', () => {
  const tags = [
    ...[
      'p',
      'div',
      'b',
      'span',
      'h1',
      'h3',
      'ul',
      'ol',
      'li',
      'table',
      'tr',
      'td',
      'th',
      'blockquote',
      'pre',
      'a',
      'img',
    ],
    ...[
      'hr',
      'br',
      'svg',
      'math',
      'script',
      'style',
      'iframe',
      'form',
      'input',
      'select',
      'template',
      'xmp',
      'plaintext',
    ],
  ]
  const attributes = [
    ...[
      '',
      ' style="mso-list:l0 level3 lfo1"',
      ' style="mso-list:Ignore"',
      ' href="javascript:x"',
      ' href="/a"',
      ' colspan=9',
    ],
    ...[
      ' src=x onerror=alert(1)',
      ' src="https://a.example/b.png"',
      ' style="font-weight:700;display:none"',
      ' class=MsoQuote',
    ],
  ]
  const part = fc.oneof(
    fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes)).map(([tag, given]) => `<${tag}${given}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.string({ maxLength: 8, unit: 'binary' }),
    fc.constantFrom(
      '<!--[if',
      '-->',
      '&#0;',
      '\u0000',
      '\ud800',
      ']]>',
      '<',
      '"',
      ' ',
      '\n\n',
      '# ',
      '* ',
      '| a |',
      '|-|-|\n',
    ),
  )

  test('X1 is a tree that the catalogue takes, or a sentence; with nothing in it that could run', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.boolean(), (parts, isHtml) => {
        const source = parts.join('')
        const { clip, leftOut } = convert(isHtml ? offer(source) : offer('', source), rich, parse)
        if (!clip) return void expect(leftOut === undefined || leftOut.length > 10).toBe(true)
        const outcome = pasted(page, rich, clip, 'a')
        if (isRefused(outcome)) throw new Error(outcome.refused)
        expect(outcome.leftOut).toEqual([])
        const now = applyPatch(page, outcome.patch)
        for (const [id, { props }] of Object.entries(clip.nodes)) {
          if (id === clip.rootNodeId) continue
          const kept = Object.values(now.nodes).some((node) => JSON.stringify(node.props) === JSON.stringify(props))
          expect(kept).toBe(true)
        }
        for (const { node } of walk(clip)) {
          if (node.type !== 'textbox') continue
          const { body } = parse(String(node.props['text']))
          for (const element of body.querySelectorAll('*')) {
            expect('P A STRONG EM U S CODE SUB SUP BR UL OL LI H2 H3 H4'.split(' ')).toContain(element.nodeName)
            for (const { name, value } of element.attributes) {
              expect(['href', 'data-align']).toContain(name)
              expect(value).not.toMatch(/script:/)
            }
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  test('goes as deep as a browser does, and through megabytes, without a fault', () => {
    for (const tag of ['div', 'b', 'ul><li', 'blockquote', 'table><tr><td']) {
      expect(() => convert(offer(`${`<${tag}>`.repeat(512)}deep`), rich, parse)).not.toThrow()
    }
    for (const text of [
      '*'.repeat(50_000),
      '['.repeat(50_000),
      '- '.repeat(20_000),
      '> '.repeat(20_000),
      '`'.repeat(50_000),
    ]) {
      expect(convert(offer('', `# a\n${text}`), rich, parse).clip).toBeDefined()
    }
  })

  test('a page whose only text takes twenty letters keeps all of them, in several', () => {
    const { clip } = convert(offer('<p>The quick brown fox jumps over</p>'), catalogue, parse)
    expect(Object.values(clip?.nodes ?? {}).slice(1)).toHaveLength(2)
  })
})
