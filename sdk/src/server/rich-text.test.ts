import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { blockCatalogue } from '../content/catalogue.ts'
import type { Content } from '../content/node.ts'
import { defineBlock } from '../definition/block.ts'
import { perDevice } from '../style/devices.ts'
import { richTextTags } from '../style/rich-text-looks.ts'
import { orEmpty, RichText } from '../style/values.ts'
import { sanitiseContent, sanitiseRichText } from './rich-text.ts'

describe('rich text (T4)', () => {
  it.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<h2>One</h2><ul><li>a<br></li></ul>', '<h2>One</h2><ul><li>a<br /></li></ul>'],
    ['<a href="/shop?x=1#y">Shop</a>', '<a href="/shop?x=1#y">Shop</a>'],
    [
      '<a href="https://example.com" target="_blank">x</a>',
      '<a href="https://example.com" target="_blank" rel="noopener">x</a>',
    ],
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jAvAsCrIpT&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><animate onbegin=alert(1)></svg>', ''],
    ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
    [
      '<p data-align="center">x</p><h2 data-align="end">y</h2>',
      '<p data-align="center">x</p><h2 data-align="end">y</h2>',
    ],
    ['<p data-align="x&quot;&gt;">x</p><a data-align="end">y</a>', '<p>x</p><a>y</a>'],
    ['<span data-colour="info">a <b>b</b></span>', '<span data-colour="info">a <b>b</b></span>'],
    [
      '<span>a <span data-colour="info">b</span><span data-colour="url(x)">c</span></span>',
      'a <span data-colour="info">b</span>c',
    ],
    ['<a href="/1"><b><a href="/2">x</a></b> y</a>', '<a href="/1"><b>x</b> y</a>'],
    ['<a href="/1">x</a><a href="/2">y</a>', '<a href="/1">x</a><a href="/2">y</a>'],
    ['<a><div><a href="/2">x', '<a>x</a>'],
    ['<p>a<x-y><p>b</p></x-y></p>', '<p>a</p><p>b</p><p></p>'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
  ])('%s', (html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean)
    expect(sanitiseRichText(clean)).toBe(clean)
  })
})

describe('attributes of rich text (T4)', () => {
  const known = ['href', 'target', 'rel', 'data-align', 'data-colour']
  const foreign = [
    ...['style', 'srcdoc', 'class', 'id', 'name', 'src', 'srcset', 'onclick', 'onfocus', 'formaction', 'background'],
    ...['xmlns', 'is', 'slot', 'contenteditable', 'popover', 'ping', 'download', 'tabindex', 'autofocus', 'title'],
  ]

  it.each(richTextTags)('of <%s> are those of the allow-list alone', (tag) => {
    for (const name of foreign) {
      const clean = sanitiseRichText(`<${tag} ${name}="position:fixed" data-colour="info" href="/x">x</${tag}>`)
      const found = [...clean.matchAll(/ ([\w-]+)=/g)].map((match) => match[1])
      expect(known).toEqual(expect.arrayContaining(found))
      expect(clean).not.toContain('fixed')
    }
  })

  it.each([
    'iframe',
    'img',
    'video',
    'object',
    'embed',
    'form',
    'input',
    'style',
    'link',
    'meta',
    'base',
    'svg',
    'math',
  ])('keep no <%s>, whatever it says', (tag) =>
    expect(sanitiseRichText(`<${tag} srcdoc="&lt;b&gt;" src="/x" style="top:0"></${tag}>`)).toBe(''),
  )
})

/** Milliseconds of processor time. */
function costOf(html: string): number {
  const began = process.cpuUsage()
  sanitiseRichText(html)
  return process.cpuUsage(began).user / 1000
}

describe('hostile rich text', () => {
  it.each([
    ['10,000 nested tags', '<b>'.repeat(10_000)],
    ['unclosed tags', '<p '.repeat(10_000)],
    ['200,000 ampersands', '&'.repeat(200_000)],
    ['a tag with 30,000 attributes', `<a ${'href=x '.repeat(30_000)}>`],
    ['an endless comment', `<!--${'-'.repeat(200_000)}`],
  ])('%s costs no more than its length', (_, html) => {
    const quarter = costOf(html.slice(0, html.length / 4))
    // Four times as long: sixteen times the cost would be a square.
    expect(costOf(html)).toBeLessThan(Math.max(100, 10 * quarter))
  })
})

describe('content', () => {
  const card = defineBlock({
    type: 'card',
    title: 'Card',
    icon: 'square',
    category: 'basic',
    schema: Type.Object({
      title: Type.String({ default: '' }),
      body: RichText({ default: '' }),
      aside: orEmpty(RichText({ default: '' })),
      items: Type.Array(Type.Object({ id: Type.String(), text: RichText({ default: '' }) }), { default: [] }),
      look: perDevice(Type.Object({ caption: RichText({ default: '' }) })),
    }),
  })
  const catalogue = blockCatalogue([card])
  const bad = '<p onclick="x">t</p>'
  const content = (type: string, props: Record<string, unknown>): Content => ({
    rootNodeId: 'root',
    nodes: { root: { type, version: 1, props, parent: null, children: [] } },
  })

  it('is sanitised in every rich-text prop of a known block, however deep, and in no other', () => {
    const props = {
      title: bad,
      body: bad,
      aside: bad,
      items: [{ id: 'a', text: bad }],
      look: { tablet: { caption: bad } },
    }
    expect(sanitiseContent(content('card', props), catalogue).nodes.root?.props).toEqual({
      title: bad,
      body: '<p>t</p>',
      aside: '<p>t</p>',
      items: [{ id: 'a', text: '<p>t</p>' }],
      look: { tablet: { caption: '<p>t</p>' } },
    })
  })

  it('stays the same object when nothing has to change, and when its blocks are unknown', () => {
    const clean = content('card', { body: '<p>t</p>' })
    const unknown = content('acme/other', { body: bad })
    expect(sanitiseContent(clean, catalogue)).toBe(clean)
    expect(sanitiseContent(unknown, catalogue)).toBe(unknown)
  })
})
