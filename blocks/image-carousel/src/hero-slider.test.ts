import { fillProps, slotsOf } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { imageCarousel } from './block.ts'
import fixtures from './fixtures/hero-slider-v1.json' with { type: 'json' }
import renderer from './hero-slider.renderer.tsx'
import { HeroSlide, heroSlider } from './hero-slider.ts'
import { picturesAfter } from './slides.ts'

it.each(blockContract(heroSlider, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, rest = {}) =>
  renderBlock(heroSlider, renderer, { props, ...rest }).html

it('has the properties of the image carousel with their defaults (BLK-HERO-001), and slides with id and title (BLK-HERO-002)', () => {
  expect(fillProps(heroSlider, {})).toMatchObject({ ...fillProps(imageCarousel, {}), slides: [], activeIndex: 0 })
  expect(Object.keys(HeroSlide.properties)).toEqual(['id', 'title'])
})

it('lays slide n on image n, each with a container of its own (OPEN-224)', () => {
  expect(slotsOf(heroSlider, fixtures.two.props)).toEqual(['slide:a', 'slide:b'])
  const html = render(fixtures.two.props, { children: { 'slide:a': ['Built'], 'slide:b': ['Stored'] } })
  expect(html).toMatch(/<li[^>]*><div class="hero-content"><slot-child>Built.*<img src="\/media\/1\/a.webp".*Stored/)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(render(fixtures.hostile.props)).not.toMatch(/alert|<img/)
})

it('keeps each picture with its slide when slides change places, come and go', () => {
  const [abc, blank] = [[...'abc'].map((id) => ({ id })), () => '-']
  const order = (ids: string, pictures: string) =>
    picturesAfter(
      abc,
      [...ids].map((id) => ({ id })),
      [...pictures],
      blank,
    ).join('')
  expect(order('cab', 'ABC')).toBe('CAB')
  expect(order('bc', 'ABC')).toBe('BC')
  expect(order('abcd', 'ABC')).toBe('ABC')
  expect(order('bca', 'A')).toBe('--A')
  expect(order('bc', 'A')).toBe('')
  expect(order('abcd', 'ABCX')).toBe('ABC-X')
})

it('says what to do while it has no slides, and nothing to visitors (BLK-HERO-003)', () => {
  expect(render({})).toBe('')
  expect(render({}, { view: { mode: 'canvas' } })).toContain('Add slides from the Settings Panel on the left.')
})
