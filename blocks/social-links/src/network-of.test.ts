import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['https://www.instagram.com/ropewalk', 'Instagram'],
  ['https://de-de.facebook.com/ropewalk', 'Facebook'],
  ['https://x.com/ropewalk', 'X'],
  ['HTTPS://YOUTU.BE/abc', 'YouTube'],
  ['https://ropewalk.bandcamp.com', 'Bandcamp'],
])('knows the network of %s (issue 22)', (address, name) => {
  expect(networkOf(address)).toEqual({ name })
})

it.each([
  ['mailto:a@example.com?subject=Hello', { name: 'a@example.com', word: 'email', icon: 'mail' }],
  ['tel:+19025550141', { name: '+19025550141', word: 'phone', icon: 'phone' }],
  ['https://www.google.com/maps/place/Lunenburg', { name: 'google.com', word: 'map', icon: 'map-pin' }],
  ['https://maps.app.goo.gl/abc', { name: 'maps.app.goo.gl', word: 'map', icon: 'map-pin' }],
  ['https://example.com/blog/feed.xml', { name: 'example.com', word: 'feed', icon: 'rss' }],
  ['/rss', { name: '/rss', word: 'feed', icon: 'rss' }],
  ['https://www.example.com/about', { name: 'example.com', icon: 'globe' }],
  ['/contact', { name: '/contact', icon: 'link' }],
])('finds an icon for %s (issue 22)', (address, network) => {
  expect(networkOf(address)).toEqual(network)
})

it('is not misled by hosts that only look like a network (issue 22)', () => {
  expect(networkOf('https://notinstagram.com/a')).toEqual({ name: 'notinstagram.com', icon: 'globe' })
  expect(networkOf('https://instagram.com.example.com')).toEqual({ name: 'instagram.com.example.com', icon: 'globe' })
  expect(networkOf('https://constructor/')).toEqual({ name: 'constructor', icon: 'globe' })
})
