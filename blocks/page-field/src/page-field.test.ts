import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { fields, pageField, pageTitle } from './block.ts'
import fieldFixtures from './fixtures/page-field-v1.json' with { type: 'json' }
import titleFixtures from './fixtures/page-title-v1.json' with { type: 'json' }
import renderers from './renderer.tsx'

const [titleRenderer, fieldRenderer] = renderers

it.each([
  ...blockContract(pageTitle, titleRenderer, titleFixtures),
  ...blockContract(pageField, fieldRenderer, fieldFixtures),
])('$name', ({ run }) => run())

const page = { id: 7, title: 'Bench & <shed>', slug: 'bench', excerpt: 'A long room.', image: '/a.webp', isHome: false }
const title = (props: object, view: object = { page }) =>
  renderBlock(pageTitle, titleRenderer, { props: { ...props }, view })
const field = (props: object, view: object = { page }) =>
  renderBlock(pageField, fieldRenderer, { props: { ...props }, view })

it('shows the chosen field of the page (BLK-PFIELD-001, BLK-PFIELD-002, BLK-PTITLE-001)', () => {
  expect(fields).toEqual(['title', 'slug', 'excerpt', 'image'])
  expect(title({}).html).toContain('>Bench &amp; &lt;shed&gt;</h1>')
  expect(field({}).html).toContain('<p>Bench &amp; &lt;shed&gt;</p>')
  for (const show of [title, field]) {
    expect(show({ field: 'slug' }).html).toContain('>bench</p>')
    expect(show({ field: 'excerpt' }).html).toContain('>A long room.</p>')
    expect(show({ field: 'image' }).html).toContain('src="/a.webp"')
  }
})

it('shows a visitor nothing where the page has nothing, and says so in the editor', () => {
  const bare = { ...page, excerpt: '', image: '' }
  expect(title({ field: 'excerpt' }, { page: bare }).html).toBe('')
  expect(field({ field: 'image' }, { page: bare }).html).toBe('')
  expect(field({ field: 'image' }, { page: bare, mode: 'canvas' }).html).toContain('This page has no image.')
})

it('is set in Inter, which comes with it (BLK-PFIELD-003, OPEN-230)', () => {
  expect(fillProps(pageField, {}).fontFamily).toBe('Inter')
  const { html, css } = field({})
  expect(html).toContain('href="/_ashlar/fonts/inter.css"')
  expect(css).toContain('font-family:"Inter","Inter fallback",var(--font-body)')
  expect(field({ fontFamily: 'Roboto Serif' }).html).toContain('/fonts/roboto-serif.css')
})

it('has letters of its own (BLK-PFIELD-004)', () => {
  const { css } = field(fieldFixtures.full.props)
  for (const rule of [
    'font-size:50px',
    'font-weight:900',
    'color:var(--ink-primary)',
    'line-height:1.2',
    'letter-spacing:-2px',
    'text-align:end',
    'text-shadow:4px 4px 4px',
    'font-variant-caps:small-caps',
  ]) {
    expect(css).toContain(rule)
  }
})

it('is smaller on tablet, 0.95, and on mobile, 0.6 of its size (BLK-PFIELD-005, BLK-PFIELD-006)', () => {
  const { css } = field({ fontSize: 50 })
  expect(css).toMatch(/max-width: ?991\.98px[^@]*font-size:47\.5px/)
  expect(css).toMatch(/max-width: ?767\.98px[^@]*font-size:30px/)
})
