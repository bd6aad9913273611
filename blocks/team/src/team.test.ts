import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { team } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(team, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) => renderBlock(team, renderer, { props, view })
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `P ${index}` }))
const takes = (props: Readonly<Record<string, unknown>>) => Value.Check(team.schema, fillProps(team, props))

it('shows picture, name, role, text and links of each person (issue 22)', () => {
  const { html, css } = render(fixtures.three.props)
  expect(html).toContain('data-columns="4" data-shape="round" data-look="card"')
  expect(html).toMatch(/<img src="\/media\/1\/maren.webp" alt="Maren at the lathe" decoding="async" loading="lazy"/)
  expect(html).toContain('<h3>Maren Voss</h3><p class="team-role">Engines</p><p class="team-text">Founder.')
  expect(html).toContain('<a href="mailto:maren@example.com" aria-label="Maren Voss: Email">')
  expect(html).toContain('<a href="/visit" aria-label="Maren Voss: map pin">')
  expect(css).toContain('--team-columns:4')
})

it('keeps the place of a missing picture only beside people who have one (issue 22)', () => {
  expect(render(fixtures.three.props).html.match(/data-empty/g)).toHaveLength(1)
  expect(render({ people: people(2) }).html).not.toContain('team-picture')
})

it('keeps the chosen point of a cropped picture in sight (issue 22)', () => {
  const focus = () => ({ x: 20, y: 30 })
  const rule = 'li:nth-child(1) > .team-picture > img{object-position:20% 30%}'
  expect(render(fixtures.three.props, { focus }).css).toContain(rule)
  expect(render({ ...fixtures.three.props, pictureShape: 'natural' }, { focus }).css).not.toContain('object-position')
})

it('stays two across on phones from four people (issue 22)', () => {
  expect(render({ people: people(4) }).html).toContain('<ul class="team-people" data-many="">')
  expect(render({ people: people(3) }).html).not.toContain('data-many')
})

it('takes two to six columns, four links and 60 people at most (issue 22)', () => {
  expect(takes({ people: people(60) })).toBe(true)
  expect(takes({ people: people(61) })).toBe(false)
  for (const columns of [1, 7, 2.5]) expect(takes({ columns }), `${columns}`).toBe(false)
  const link = { icon: 'mail', href: '/a' }
  expect(takes({ people: [{ id: 'a', name: 'A', links: Array.from({ length: 5 }, () => link) }] })).toBe(false)
  expect(takes({ people: [{ id: 'a', name: '' }] })).toBe(false)
})

it('links nowhere that runs something and escapes texts (issue 22)', () => {
  expect(render(fixtures.hostile.props).html).not.toMatch(/<script|<img|javascript:|<a/)
})

it('says "No People" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({}).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('No People')
})
