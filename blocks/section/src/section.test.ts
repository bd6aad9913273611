import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { section } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(section, renderer, fixtures))('$name', ({ run }) => run())

it('takes containers only, and brings a first one along (BLK-COMMON-017, OPEN-129)', () => {
  expect(section.nesting).toEqual({ in: ['wrapper'], accepts: ['container'] })
  expect(section.initialChildren).toEqual([{ type: 'container' }])
})

it('is full width and pads 48 px above and below (STYLE-010, BLK-COMMON-014)', () => {
  const { css } = renderBlock(section, renderer)
  expect(css).toMatch(/\.b-n1\{[^}]*padding:48px 0/)
})

it('writes its overflow only where it is not inherited (BLK-SECTION-001, OPEN-208)', () => {
  expect(renderBlock(section, renderer).css).not.toContain('overflow')
  expect(renderBlock(section, renderer, { props: { overflow: 'hidden' } }).css).toContain('overflow:hidden')
})

it('is a place that links can point at', () => {
  expect(renderBlock(section, renderer, { props: { anchor: 'team' } }).html).toContain('id="team"')
})

it('reads the short names of an overlay (OPEN-209)', () => {
  const { css } = renderBlock(section, renderer, { props: fixtures.overlayByShortNames.props })
  expect(css).toContain('#112233')
})

it('colours what stands in it by its own ground', () => {
  const props = { background: { desktop: { backgroundColor: 'dark' } } }
  expect(renderBlock(section, renderer, { props }).html).toContain('data-bg="dark"')
})

it('comes no nearer to a plain neighbour than its padding reaches, on each device', () => {
  const padding = { desktop: { top: 0 }, mobile: { top: 2, unit: 'rem' } }
  const { css } = renderBlock(section, renderer, { props: { padding } })
  expect(css).toMatch(/--shared-top:min\(24px,0px\).*--shared-top:min\(24px,2rem\)/)
})

const shown = (props: Readonly<Record<string, unknown>>, mode: 'site' | 'canvas' = 'site') =>
  renderBlock(section, renderer, { props, view: { mode } }).html

it('names its video and particles to the script, and neither in the editor (BLK-SECTION-002, BLK-SECTION-005, BLK-SECTION-006, OPEN-212, OPEN-213)', () => {
  const moving = { videoId: '/media/12/sea.mp4', showParticles: true }
  expect(shown(moving)).toContain('data-video="/media/12/sea.mp4" data-particles=""')
  expect(shown(moving)).not.toContain('<video')
  expect(shown(moving, 'canvas')).not.toMatch(/data-video|data-particles/)
  expect(fillProps(section, {})).toMatchObject({ videoId: '', showParticles: false })
  const client = (props: object) => renderer.client?.(fillProps(section, { ...props }))
  expect([client({}), client(moving)]).toEqual([undefined, 'visible'])
})

it('takes a video of the media library only', () => {
  for (const videoId of ['https://a.example/x.mp4', 'javascript:1', '/media/x/a.mp4', '/media/1/a b.mp4', '//a/b']) {
    expect(Value.Check(section.schema, fillProps(section, { videoId })), videoId).toBe(false)
  }
})

it('lays its overlay over the video too', () => {
  const props = {
    videoId: '/media/12/sea.mp4',
    background: { desktop: { overlaySettings: { enabled: true, overlayColor: 'dark', overlayOpacity: 0.4 } } },
  }
  expect(renderBlock(section, renderer, { props }).css).toMatch(/\.section-behind::after\{[^}]*opacity:0\.4/)
})
