import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { video } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(video, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) => renderBlock(video, renderer, { props, view })
const moment = (props: object) => renderer.client?.(fillProps(video, { ...props }))

it('plays a file in the browser’s own player, with poster, captions and name, and brings no script (issue 22)', () => {
  const { html, css } = render(fixtures.file.props)
  expect(html).toContain('data-ratio="4:3"')
  expect(html).toContain(
    '<video src="/media/12/bench.mp4" poster="/media/3/wheel.webp" aria-label="How we true a wheel"',
  )
  expect(html).toMatch(/ controls="" [^>]*preload="none"/)
  expect(html).toContain('<track kind="captions" src="/media/13/bench.vtt" srcLang="en" label="Captions" default=""/>')
  expect(html).toContain('<figcaption>Two minutes at the truing stand.</figcaption>')
  expect(css).toMatch(/ > figcaption\{[^}]*font-size:2rem/)
  expect(render({ address: '/media/1/a.mp4' }).html).toMatch(/aria-label="Video"[^>]* preload="metadata"/)
  expect(moment(fixtures.file.props)).toBeUndefined()
})

it('leaves it to the script to play by itself, without sound, since some visitors want no motion (issue 22)', () => {
  const { html } = render(fixtures.playing.props)
  expect(html).not.toMatch(/autoplay/i)
  expect(html).toMatch(/ controls="" [^>]*loop="" muted=""/)
  expect(moment(fixtures.playing.props)).toBe('visible')
})

it('loads nothing of a service by itself: there is a question, and a link without a script (issue 22)', () => {
  const { html } = render(fixtures.youtube.props)
  expect(html).not.toMatch(/<iframe|<video|<script|youtube-nocookie|ytimg/)
  expect(html).toContain('src="/media/3/wheel.webp" alt=""')
  expect(html).toContain('Play the video')
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=65s" target="_blank"')
  expect(moment(fixtures.youtube.props)).toBe('visible')
  expect(renderer.clientProps?.(fillProps(video, fixtures.youtube.props))).toEqual({
    embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1&start=65',
    label: 'Wheel',
  })
})

it('says in the editor what is missing, and nothing to visitors (issue 22)', () => {
  expect(render({}).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('Choose a video')
  expect(render(fixtures.hostile.props).html).toBe('')
  expect(render(fixtures.hostile.props, { mode: 'canvas' }).html).toContain('This is not a video')
  expect(moment(fixtures.hostile.props)).toBeUndefined()
  expect(render(fixtures.youtube.props, { mode: 'canvas' }).html).not.toMatch(/<iframe|<a |youtube\.com/)
})

it('takes captions of this website only (issue 22)', () => {
  const takes = (captions: string) => Value.Check(video.schema, fillProps(video, { captions }))
  for (const captions of ['', '/media/13/a.vtt']) expect(takes(captions), captions).toBe(true)
  for (const captions of ['https://evil.example/a.vtt', '//evil.example/a.vtt', 'javascript:1', '/a"b', '/\\a']) {
    expect(takes(captions), captions).toBe(false)
  }
})
