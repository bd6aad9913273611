import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { map } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import { mapAddress } from './map-address.ts'
import { MapSettings } from './module.ts'
import renderer from './renderer.tsx'

it.each(blockContract(map, renderer, fixtures))('$name', ({ run }) => run())

const { hosts } = Value.Create(MapSettings)
const address = fixtures.town.props.mapUrl

it('is 300 px high, and a smaller height is raised to it (BLK-MAP-002, BLK-MAP-003, OPEN-235)', () => {
  expect(fillProps(map, {}).height).toBe(300)
  const css = (height: number) => renderBlock(map, renderer, { props: { mapUrl: address, height } }).css
  expect(css(299)).not.toContain('--map-height')
  expect(css(420)).toContain('--map-height:420px')
})

it('says what is missing where it is edited, and nothing to visitors (BLK-MAP-004)', () => {
  expect(renderBlock(map, renderer, { view: { mode: 'canvas' } }).html).toContain('Enter a map URL')
  expect(renderBlock(map, renderer).html).toBe('')
})

it('shows a map of an allowed service by its https address only (BLK-MAP-001, BLK-MAP-005, OPEN-235)', () => {
  expect(mapAddress(address, hosts)).toEqual({ src: address, host: 'www.openstreetmap.org' })
  for (const other of [
    'http://www.openstreetmap.org/x',
    'https://www.openstreetmap.org.evil.example/x',
    'https://www.openstreetmap.org@evil.example/x',
    'https://user:x@www.openstreetmap.org/x',
    'https://www.openstreetmap.org:8443/x',
    'https://evil.example/?www.openstreetmap.org',
    'javascript:alert(1)//www.openstreetmap.org',
    'data:text/html,www.openstreetmap.org',
    '//www.openstreetmap.org/x',
    '',
  ]) {
    expect(mapAddress(other, hosts), other).toBeUndefined()
  }
  for (const refused of ['http://a.example', 'javascript:1', 'https://a.example/"x']) {
    expect(Value.Check(map.schema, fillProps(map, { mapUrl: refused })), refused).toBe(false)
  }
})

it('turns the link of a place into a map that can be embedded, and refuses pages that cannot', () => {
  const shown = (link: string) => mapAddress(link, hosts)?.src
  const place = 'https://www.google.com/maps/place/Caf%C3%A9+Ropewalk/@51.5,-0.12,17.3z/data=!3m1!4b1'
  expect(shown(place)).toBe('https://www.google.com/maps?q=Caf%C3%A9+Ropewalk&z=17&output=embed')
  expect(shown('https://www.google.com/maps/@51.5,-0.12,15z')).toBe(
    'https://www.google.com/maps?q=51.5%2C-0.12&z=15&output=embed',
  )
  expect(shown('https://maps.google.com/?q=Leeds')).toBe('https://maps.google.com/maps?q=Leeds&output=embed')
  for (const host of ['google.com', 'www.google.de', 'google.fr', 'www.google.co.uk', 'www.google.com.au'])
    expect(shown(place.replace('www.google.com', host)), host).toBe(shown(place))
  // Whoever allows the host of a country keeps it.
  const german = 'https://www.google.de/maps/place/Leeds'
  expect(mapAddress(german, ['www.google.de'])?.host).toBe('www.google.de')
  expect(shown('https://www.google.evil.example/maps/place/Leeds')).toBeUndefined()
  const embed = 'https://www.google.com/maps/embed?pb=!1m18'
  expect(shown(embed)).toBe(embed)
  expect(shown('https://www.openstreetmap.org/?mlat=51.5&mlon=-0.1#map=10/51.5/-0.1')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=-0.45156%2C51.32422%2C0.25156%2C51.67578&marker=51.5%2C-0.1',
  )
  for (const page of [
    'https://www.google.com/maps',
    'https://www.google.com/maps/dir/A/B',
    'https://www.google.com/maps/place/%E0%A4%A',
    'https://www.google.com/search?q=Leeds',
    'https://www.openstreetmap.org/',
    'https://www.openstreetmap.org/way/5',
  ]) {
    expect(shown(page), page).toBeUndefined()
    const { html } = renderBlock(map, renderer, { props: { mapUrl: page }, view: { mode: 'canvas' } })
    expect(html, page).toContain('This address cannot be shown as a map.')
  }
})

it('asks for the map of a typed address, at a service that is allowed', () => {
  const shown = (typed: string, of: readonly string[] = hosts) => mapAddress(typed, of)
  expect(shown('  1 High Street,\n Leeds ')).toEqual({
    src: 'https://www.google.com/maps?q=1+High+Street%2C+Leeds&output=embed',
    host: 'www.google.com',
  })
  expect(shown('51.5, -0.12')?.src).toBe('https://www.google.com/maps?q=51.5%2C+-0.12&output=embed')
  expect(shown('Café "Au Port" & fils?z=1')?.src).toBe(
    'https://www.google.com/maps?q=Caf%C3%A9+%22Au+Port%22+%26+fils%3Fz%3D1&output=embed',
  )
  expect(shown('Leeds', ['maps.google.com'])?.host).toBe('maps.google.com')
  expect(shown('Leeds', ['www.openstreetmap.org'])).toBeUndefined()
  expect(shown('maps.google.com/?q=Leeds')?.src).toBe('https://maps.google.com/maps?q=Leeds&output=embed')
  for (const typed of [
    '1 High Street, Leeds',
    'Hall: north entrance',
    '東京都千代田区1-1',
    'Rue de l’Église 3\nLyon',
  ]) {
    expect(Value.Check(map.schema, fillProps(map, { mapUrl: typed })), typed).toBe(true)
  }
  for (const refused of [
    'data:text/html,x',
    ' javascript:alert(1)',
    '//www.google.com/x',
    'Leeds <b>',
    'x'.repeat(2001),
  ])
    expect(Value.Check(map.schema, fillProps(map, { mapUrl: refused })), refused).toBe(false)
  const placeholder = (mapUrl: string) =>
    renderBlock(map, renderer, { props: { mapUrl }, view: { mode: 'canvas' } }).html
  expect(placeholder('1 High Street, Leeds')).toContain('Map of 1 High Street, Leeds')
  expect(placeholder('https://maps.app.goo.gl/abc')).toContain('A short link cannot be shown as a map.')
})

it('loads nothing of the service by itself', () => {
  const { html } = renderBlock(map, renderer, { props: fixtures.town.props, data: mapAddress(address, hosts) })
  expect(html).not.toMatch(/<iframe|<img|<script/)
  expect(html).toContain('Open in a new tab')
})
