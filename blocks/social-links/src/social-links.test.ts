import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { socialLinks } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(socialLinks, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(socialLinks, renderer, { props, view })

it('names a network that has no icon, in a pill (issue 22)', () => {
  expect(render(fixtures.profiles.props).html).toContain(
    '<a class="social-name" href="https://www.instagram.com/ropewalk" rel="me noopener">Instagram</a>',
  )
})

it('shows an icon where one fits or is chosen, with a name for those who cannot see it (issue 22)', () => {
  const { html } = render(fixtures.profiles.props)
  expect(html).toMatch(/href="mailto:ropewalk@example.com" rel="me noopener" aria-label="Email"><svg.*mail\.svg/)
  expect(html).toMatch(/@ropewalk" rel="me noopener" aria-label="Our films"><svg[^>]*><use href="[^"]*video\.svg/)
  expect(render(fixtures.profiles.props, { language: 'fr' }).html).toContain('aria-label="Flux RSS"')
})

it('has size, shape, gap, alignment and colour (issue 22)', () => {
  const { html, css } = render(fixtures.profiles.props)
  expect(html).toContain('data-shape="round"')
  expect(css).toContain('--social-size:32px;--social-ink:var(--ink-primary);gap:1rem;justify-content:center')
  for (const props of [{ size: 15 }, { size: 65 }, { gap: 5.25 }, { shape: 'star' }]) {
    expect(Value.Check(socialLinks.schema, fillProps(socialLinks, props)), JSON.stringify(props)).toBe(false)
  }
})

it('links nowhere that runs something and escapes labels (issue 22)', () => {
  const { html } = render(fixtures.hostile.props)
  expect(html.match(/<a/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|javascript:/)
})

it('says "No Links" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({}).html).toBe('')
  expect(render({ links: [{ id: 'a' }] }).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('No Links')
})

it('is aligned per device, on desktop by the setting that it always had (issue 22)', () => {
  const props = { ...fixtures.profiles.props, align: 'start', placeTypography: { mobile: { textAlign: 'end' } } }
  const { css } = render(props)
  expect(css).toMatch(/@media [^{]*\{[^@]*margin-inline-start:0[^@]*justify-content:safe flex-end/)
  expect(css.slice(0, css.indexOf('@media'))).not.toContain('justify-content')
})
