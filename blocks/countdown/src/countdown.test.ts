import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { countdown } from './block.ts'
import { figureOf, figureText, unitNames, unitWord } from './figures.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'
import type { Target } from './target.ts'

it.each(blockContract(countdown, renderer, fixtures))('$name', ({ run }) => run())

const target: Target = { at: '2027-05-01T12:00:00.000Z', timeZone: 'America/Halifax', secondsLeft: 90_061 }
const over: Target = { ...target, secondsLeft: 0 }
const render = (props: Readonly<Record<string, unknown>>, data: Target | null, view = {}) =>
  renderBlock(countdown, renderer, { props, data, view })

it('says the date by the website’s clock, to readers and without a script (issue 22)', () => {
  const { html, css } = render(fixtures.boxes.props, target)
  expect(html).toMatch(/<time dateTime="2027-05-01T12:00:00.000Z">May 1, 2027 at 9:00.AM<\/time>/)
  expect(html).toContain(
    '<div class="countdown-figures" aria-hidden="true"><p data-unit="day"><b>1</b> <span>day</span></p>',
  )
  expect(html).not.toMatch(/data-unit="second"|data-date/)
  expect(css).toMatch(/ > \.countdown-figures b\{[^}]*font-size:3rem/)
  expect(render({}, target).html).toMatch(
    /data-look="plain" data-date="">.*data-unit="second"><b>01<\/b> <span>second</,
  )
})

it('shows another text once the moment has come, or nothing (issue 22)', () => {
  expect(render(fixtures.boxes.props, over).html).toContain('<p class="countdown-after">The yard is open.</p></div>')
  expect(render({ textAfter: '' }, over).html).toBe('')
  expect(render({ textAfter: '' }, over, { mode: 'canvas' }).html).toContain('The moment has passed.')
  expect(render(fixtures.hostile.props, over).html).not.toContain('<script')
})

it('asks for a date in the editor and shows visitors nothing without one (issue 22)', () => {
  expect(render({}, null).html).toBe('')
  expect(render({}, null, { mode: 'canvas' }).html).toContain('Choose a date and time')
  const moment = (props: object) => renderer.client?.(fillProps(countdown, { ...props }))
  expect(moment({})).toBeUndefined()
  expect(moment(fixtures.boxes.props)).toBe('visible')
})

it('takes seconds apart into figures, and calls them as the language does (issue 22)', () => {
  const figures = (seconds: number) => unitNames.map((unit) => figureOf(unit, seconds))
  expect(figures(90_061)).toEqual([1, 1, 1, 1])
  expect(figures(400 * 86_400 - 1)).toEqual([399, 23, 59, 59])
  expect(figures(-5)).toEqual([0, 0, 0, 0])
  expect([figureText('day', 7, 'en'), figureText('hour', 7, 'en'), figureText('day', 1200, 'en')]).toEqual([
    ...['7', '07', '1200'],
  ])
  expect([unitWord('hour', 1, 'de'), unitWord('hour', 2, 'de'), unitWord('day', 2, 'fr')]).toEqual([
    ...['Stunde', 'Stunden', 'jours'],
  ])
})
