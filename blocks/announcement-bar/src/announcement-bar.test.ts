import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { announcementBar } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'
import { shownWhen } from './shown-when.ts'

it.each(blockContract(announcementBar, renderer, fixtures))('$name', ({ run }) => run())

type Given = Readonly<Record<string, unknown>>
const render = (props: Given, more = {}) => renderBlock(announcementBar, renderer, { props, ...more })

it('is a named region with a text and a link (issue 22)', () => {
  const { html } = render(fixtures.usual.props)
  expect(html).toMatch(/^<section[^>]* aria-label="Announcement" data-width="content">/)
  expect(html).toContain(
    'until the 6th of January. <a href="/visit" class="announcement-link button" data-size="sm">Opening hours</a></p>',
  )
  expect(html).toMatch(/<button type="button" class="announcement-close" aria-label="Close" hidden="">/)
  expect(render({ text: 'Closed.', linkText: 'Why?' }).html).not.toMatch(/<a|<button/)
})

it('brings a script only where it can be closed, and another one for another text (issue 22)', () => {
  const moment = (props: Given) => renderer.client?.(fillProps(announcementBar, props))
  expect(moment({})).toBeUndefined()
  expect(moment({ canBeClosed: true })).toBe('load')
  const known = (props: Given) => renderer.clientProps?.(fillProps(announcementBar, props))['announcement']
  expect(known({ text: 'A' })).toMatch(/^[a-z0-9]{1,7}$/)
  expect(known({ text: 'A', width: 'content' })).toBe(known({ text: 'A' }))
  expect(known({ text: 'B' })).not.toBe(known({ text: 'A' }))
})

it('is shown between its two times by the website’s clock, and says when that changes (issue 22)', () => {
  const { startsAt, endsAt } = fixtures.usual.props
  const at = (now: string, times = { startsAt, endsAt }) => shownWhen(times, 'America/Halifax', new Date(now))
  const [start, end] = [new Date('2026-12-24T22:00Z'), new Date('2027-01-06T12:00Z')]
  expect(at('2026-12-24T21:59:59Z')).toEqual({ isShown: false, until: start })
  expect(at('2026-12-24T22:00Z')).toEqual({ isShown: true, until: end })
  expect(at('2027-01-06T12:00Z')).toEqual({ isShown: false })
  expect(at('2027-01-01T00:00Z', { startsAt: '', endsAt: '' })).toEqual({ isShown: true })
  expect(at('2026-01-01T00:00Z', { startsAt: '2026-06-31T10:00', endsAt })).toEqual({ isShown: true, until: end })
  expect(at('2026-01-01T00:00Z', { startsAt: endsAt, endsAt: startsAt })).toEqual({ isShown: false })
})

it('is nothing to visitors outside of its times, and shown in the editor at any time (issue 22)', () => {
  const data = { isShown: false }
  expect(render({}, { data }).html).toBe('')
  expect(render({}, { data, view: { mode: 'canvas' } }).html).toContain('We are open on public holidays, too.')
})

it('says "No Text" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({ text: ' ' }).html).toBe('')
  expect(render({ text: '' }, { view: { mode: 'canvas' } }).html).toContain('No Text')
})

it('links nowhere that runs something, and writes hostile words as text (issue 22)', () => {
  expect(render(fixtures.hostile.props).html).not.toMatch(/<a|<script|<img/)
})
