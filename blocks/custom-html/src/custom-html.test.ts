import { sanitiseHtml } from '@ashlar/sdk/server'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { customHtml } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import { frameDocument } from './frame-document.ts'
import { heightIn } from './height-message.ts'
import { lookMessage, lookNames } from './look-message.ts'
import renderer from './renderer.tsx'

it.each(blockContract(customHtml, renderer, fixtures))('$name', ({ run }) => run())

const render = (htmlContent: string, view = {}) =>
  renderBlock(customHtml, renderer, { props: { htmlContent }, view }).html

it('shows its HTML in a frame of its own and nothing of it on the page (BLK-HTML-001, T5)', () => {
  const html = render('<script>1</script><b>Mine</b>')
  expect(html).toContain('sandbox="allow-scripts" src="/_ashlar/html/1/n1"')
  expect(html).not.toContain('Mine')
  expect(html).not.toContain('srcdoc')
})

it.each(['canvas', 'site'] as const)('where no frame is served (%s) it is shown without anything that runs', (mode) => {
  const html = render('<script>1</script>', { mode, frame: () => undefined })
  expect(html).toContain('sandbox="" srcDoc="&lt;script&gt;1&lt;/script&gt;"')
  expect(html).not.toContain('allow-')
})

it('keeps its own script ahead of content that never ends, and its language plain', () => {
  const html = frameDocument('<!-- <plaintext>', 'en"><script>')
  expect(html.indexOf('ResizeObserver')).toBeLessThan(html.indexOf('<!-- <plaintext>'))
  expect(html).toContain('<html lang="enscript">')
})

it('gives its words and links the look that the page says, and a plain one until then', () => {
  const html = frameDocument('<a href="/">Mine</a>', 'en')
  expect(html).toContain('color:var(--page-color,#000)')
  expect(html).toContain(`data?.type==='${lookMessage}'`)
  for (const name of lookNames) expect(html).toContain(`var(--page-${name},`)
})

it('takes a height and nothing else from its frame', () => {
  expect(heightIn({ type: 'ashlar:height', height: 99.2 })).toBe(100)
  expect(heightIn({ type: 'ashlar:height', height: 1e9 })).toBe(8000)
  for (const other of [null, 'ashlar:height', { type: 'x', height: 1 }, { type: 'ashlar:height', height: '1' }]) {
    expect(heightIn(other)).toBeUndefined()
  }
  expect(heightIn({ type: 'ashlar:height', height: Number.NaN })).toBeUndefined()
})

it('leaves of HTML by others what does nothing (OPEN-236)', () => {
  const html =
    '<div class="x" onclick="a()"><img src="https://a.example/x.png" alt="X"><iframe src="//b"></iframe></div>'
  expect(sanitiseHtml(html)).toBe('<div class="x"><img src="https://a.example/x.png" alt="X" /></div>')
  expect(sanitiseHtml('<form action="/x"><input></form><style>*{}</style><a href="javascript:1">x</a>')).toBe(
    '<a>x</a>',
  )
})
