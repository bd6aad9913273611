import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { testimonials } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(testimonials, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(testimonials, renderer, { props, view })
const takes = (props: object) => Value.Check(testimonials.schema, fillProps(testimonials, { ...props }))
const takesItem = (item: object) => takes({ testimonials: [{ id: 'a', text: 'Fine.', name: 'Greta L.', ...item }] })

it('shows each testimonial as a quotation with name, role and picture (issue 22)', () => {
  const { html } = render(fixtures.usual.props)
  expect(html).toMatch(/^<ul[^>]* data-look="plain"><li><figure>/)
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).toContain('<blockquote><p>They sent a photo of the old bearing next to the new one.</p></blockquote>')
  expect(html).toMatch(
    /<figcaption><img src="\/media\/1\/greta\.webp" alt="Greta on her motorcycle"[^>]* loading="lazy"/,
  )
  expect(html).toContain(
    '<b class="testimonial-name">Greta L.</b><span class="testimonial-role">Norrbeck Skua 700</span>',
  )
  expect(html).toContain('<figcaption><span><b class="testimonial-name">Jasper T.</b></span></figcaption>')
})

it('loads the small files of a picture, sized for its circle (issue 22)', () => {
  const picture = (src: string) => ({ src, srcSet: `${src}?w=96 96w, ${src}?w=400 400w` })
  const { html } = render(fixtures.usual.props, { picture })
  expect(html).toContain('srcSet="/media/1/greta.webp?w=96 96w, /media/1/greta.webp?w=400 400w"')
  expect(html).toContain('sizes="auto, 56px"')
})

it('says a rating in words of the page’s language, and nothing for a rating of 0 (issue 22)', () => {
  const ratingIn = (language: string) =>
    /visually-hidden">([^<]+)/.exec(render(fixtures.usual.props, { language }).html)?.[1]
  expect(ratingIn('en-CA')).toBe('Rated 4 out of 5')
  expect(ratingIn('de')).toBe('Bewertung: 4 von 5')
  expect(ratingIn('fr-CA')).toBe('Note : 4 sur 5')
  const { html } = render(fixtures.usual.props)
  expect(html.match(/class="icon filled"[^>]*aria-hidden="true"/g)).toHaveLength(4)
  expect(html.match(/star\.svg/g)).toHaveLength(5)
})

it('needs text and name, and takes whole stars from 0 to 5 (issue 22)', () => {
  for (const rating of [0, 5]) expect(takesItem({ rating })).toBe(true)
  for (const item of [{ rating: -1 }, { rating: 6 }, { rating: 2.5 }, { text: '' }, { name: '' }]) {
    expect(takesItem(item), JSON.stringify(item)).toBe(false)
  }
})

it('stands in 1 to 4 columns with a gap (issue 22)', () => {
  expect(render(fixtures.usual.props).css).toContain('--columns:2;--between:1.5rem')
  for (const columns of [1, 4]) expect(takes({ columns })).toBe(true)
  for (const columns of [0, 5, 1.5]) expect(takes({ columns })).toBe(false)
})

it('keeps in sight what matters of a picture (issue 22)', () => {
  const focus = (address: string) => (address === '/media/1/greta.webp' ? { x: 20, y: 30 } : undefined)
  expect(render(fixtures.usual.props, { focus }).css).toContain(
    ' > :nth-child(1) figcaption > img{object-position:20% 30%}',
  )
})

it('shows no picture that runs something, and writes hostile words as text (issue 22)', () => {
  expect(render(fixtures.hostile.props).html).not.toMatch(/<script|<img/)
})

it('says "No Testimonials" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({}).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('No Testimonials')
})
