import { createHash } from 'node:crypto'
import type { StillFrame } from '@ashlar/sdk/renderer'
import { sanitiseHtml } from '@ashlar/sdk/server'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { customHtml } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import { frameCsp, frameDocument } from './frame-document.ts'
import { heightIn } from './height-message.ts'
import { lookMessage, lookNames } from './look-message.ts'
import { outsideFrames } from './outside-frames.ts'
import renderer from './renderer.tsx'
import { stillDocument } from './still-document.ts'

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

it('shows what is not saved in a document of the canvas, with the look of the page around (issue 22)', () => {
  const told: StillFrame[] = []
  const still = (frame: StillFrame) => {
    told.push(frame)
    return createElement('b', {}, 'canvas')
  }
  const html = render('<style>p{color:red}</style>', { mode: 'canvas', frame: () => undefined, still })
  expect(html).toContain('<b>canvas</b>')
  expect(html).not.toContain('srcDoc')
  expect(told).toMatchObject([{ type: 'custom-html', title: 'Embedded content', height: 150 }])
  expect(told[0]?.heightIn({ type: 'ashlar:height', height: 40 })).toBe(40)
})

it('runs its own script alone in the canvas, and asks no other address for anything (X1, T5, T6)', () => {
  const { html, csp = {} } = stillDocument
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  expect(csp['script-src']).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`])
  expect(Object.keys(csp).sort()).toEqual(['font-src', 'img-src', 'media-src', 'script-src', 'style-src'])
  const others = Object.values(csp).flatMap((sources) => sources.filter((each) => !/^('.*'|data:|blob:)$/.test(each)))
  expect(others).toEqual([])
  expect(csp['script-src']?.join()).not.toContain('unsafe')
})

it.each([
  ['<img src="https://a.example/x.png">', true],
  ['<style>p{background:url(//a.example/x)}</style>', true],
  ['<link rel="stylesheet" href="/mine.css">', true],
  ['<a href="https://a.example">A</a><img src="/media/1/x.png">', false],
])('says in the canvas that content from other websites is on the page only: %j (issue 22)', (html, isSaid) => {
  expect(render(html, { mode: 'canvas' }).includes('Content from other websites')).toBe(isSaid)
  expect(render(html)).not.toContain('Content from other websites')
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

it('asks before a frame of another company is loaded, and names whose it is', () => {
  const html = render('<p>Film</p><iframe title="Film" src="https://www.youtube.com/embed/x?a=1&amp;b=2"></iframe>')
  expect(html).toContain('If you show it, www.youtube.com learns')
  expect(html).toContain('href="https://www.youtube.com/embed/x?a=1&amp;b=2"')
  // The document itself waits too: nothing of it has an address yet.
  expect(html).toContain('data-src="/_ashlar/html/1/n1"')
  expect(html).not.toMatch(/<iframe[^>]* src=/)
})

it('asks only where there is something to ask: at once about frames in the HTML, later about those of a script', () => {
  expect(render('<p>Mine</p><iframe src="/mine"></iframe>')).not.toContain('ask-first')
  const scripted = render('<script>document.body.append(document.createElement("iframe"))</script>')
  expect(scripted).toContain('<div class="ask-first" hidden="">')
  expect(scripted).toContain('src="/_ashlar/html/1/n1"')
})

it('lets its document show frames of others only once the visitor has allowed them', () => {
  expect(frameCsp(false)).not.toHaveProperty('frame-src')
  expect(frameCsp(true)).toHaveProperty('frame-src', ['https:'])
})

it('finds the frames of other hosts however they are written, each host once', () => {
  const hosts = (html: string) => outsideFrames(html).map(({ host }) => host)
  expect(hosts('<IFRAME width=1 src=https://a.example/x></IFRAME><iframe src="//b.example"></iframe>')).toEqual([
    'a.example',
    'b.example',
  ])
  expect(hosts("<iframe src='https://a.example/1'></iframe><iframe src='https://a.example/2'></iframe>")).toHaveLength(
    1,
  )
  expect(
    hosts('<iframe src="javascript:1"></iframe><iframe srcdoc="x"></iframe><p>iframe src=https://c.example'),
  ).toEqual([])
})
