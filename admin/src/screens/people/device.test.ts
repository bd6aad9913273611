import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const t = (english: string, values: Readonly<Record<string, string | number>> = {}) =>
  english.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const nameOf = (userAgent: string) => deviceOf(userAgent, t).name

it('a browser goes by words that its owner recognises', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(nameOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux')
  expect(nameOf(`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`)).toBe('Edge on Windows')
  expect(nameOf(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Safari/604.1`)).toBe(
    'Safari on iPhone',
  )
  expect(nameOf(`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`)).toBe(
    'Chrome on Android',
  )
})

it('what says nothing of itself is a browser all the same', () => {
  expect(nameOf('')).toBe('Unknown browser')
  expect(nameOf('curl/8.9')).toBe('Unknown browser')
})
