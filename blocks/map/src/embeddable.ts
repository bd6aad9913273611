import { asEmbed, wholeLink } from './typed-place.ts'

/**
 * The address that shows a map inside a page. What people copy from the address bar of Google Maps or OpenStreetMap is a
 * page that refuses to be framed: the place that it names is asked for as a map to embed. Undefined where the address
 * names none.
 */
export function embeddable(address: string): URL | undefined {
  const url = URL.parse(wholeLink(address))
  if (!url || isShortLink(address)) return undefined
  if (isGoogle.test(url.hostname)) return ofGoogle(url)
  if (/^(www\.)?openstreetmap\.org$/.test(url.hostname)) return ofOpenStreetMap(url)
  return url
}

/** With the ending of any country, from where links are copied as well. */
const isGoogle = /^(?:(?:www|maps)\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/

/** A link that only its service can read: where it leads would have to be asked there. */
export function isShortLink(address: string): boolean {
  const url = URL.parse(wholeLink(address))
  return url !== null && (url.hostname === 'maps.app.goo.gl' || url.hostname === 'goo.gl')
}

/** A map of Google at the host that serves those of every country; any other as it is. */
export function ofAnyCountry(map: URL): URL {
  if (!isGoogle.test(map.hostname)) return map
  const url = new URL(map)
  url.hostname = map.hostname.startsWith('maps.') ? 'maps.google.com' : 'www.google.com'
  return url
}

function ofGoogle(url: URL): URL | undefined {
  const { pathname, searchParams } = url
  if (pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed') return url
  if (!/^\/maps\b|^\/$/.test(pathname)) return undefined
  const named = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1]
  const [, latitude, longitude, zoom] = /@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?/.exec(pathname) ?? []
  const asked =
    (named === undefined ? undefined : wordsOf(named)) ??
    searchParams.get('q') ??
    searchParams.get('query') ??
    (latitude === undefined ? undefined : `${latitude},${longitude}`)
  if (asked === undefined || asked === '') return undefined
  return asEmbed(new URL('/maps', url), asked, zoom === undefined ? undefined : Math.round(Number(zoom)))
}

/** `Caf%C3%A9+Ropewalk` as words; undefined where it is no encoded text. */
function wordsOf(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Degrees of longitude that the whole world has in the tiles of zoom 0. */
const wholeWorld = 360

function ofOpenStreetMap(url: URL): URL | undefined {
  if (url.pathname === '/export/embed.html') return url
  const [, zoom, latitude, longitude] = /[#&]map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? []
  if (zoom === undefined) return undefined
  const [y, x] = [Number(latitude), Number(longitude)]
  const half = wholeWorld / 2 ** Number(zoom)
  const map = new URL('https://www.openstreetmap.org/export/embed.html')
  map.searchParams.set(
    'bbox',
    [x - half, y - half / 2, x + half, y + half / 2].map((each) => each.toFixed(5)).join(','),
  )
  const pin = ['mlat', 'mlon'].map((name) => url.searchParams.get(name))
  if (pin.every((each) => each !== null)) map.searchParams.set('marker', pin.join(','))
  return map
}
