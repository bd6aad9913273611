/** A video as it may be shown. */
export type VideoSource =
  | { readonly kind: 'file'; readonly src: string }
  | {
      readonly kind: 'service'
      /** As visitors are asked about it. */
      readonly service: 'YouTube' | 'Vimeo'
      /** The player, for a frame. */
      readonly embed: string
      /** The page of the video, for a link. */
      readonly page: string
    }

const ownPath = /^\/[^\s"<>\\/][^\s"<>\\]*$/
const youtubeHosts: readonly string[] = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']
const youtubeNoCookie: readonly string[] = ['www.youtube-nocookie.com', 'youtube-nocookie.com']
const vimeoHosts: readonly string[] = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/**
 * What an address shows: a file of this website, or a video of YouTube or Vimeo in any form in which people copy it.
 * The player's address is always built anew from the id, so nothing else of the address reaches it. Undefined for
 * anything else (T7).
 */
export function videoSource(address: string): VideoSource | undefined {
  const clean = address.trim()
  if (ownPath.test(clean)) return { kind: 'file', src: clean }
  const url = URL.parse(/^(?:www\.|m\.)?(?:youtu|vimeo|player\.vimeo)/i.test(clean) ? `https://${clean}` : clean)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '') {
    return undefined
  }
  return ofYouTube(url) ?? ofVimeo(url)
}

function ofYouTube(url: URL): VideoSource | undefined {
  const { hostname, searchParams } = url
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  const isPlayer = youtubeHosts.includes(hostname) || youtubeNoCookie.includes(hostname)
  if (hostname !== 'youtu.be' && !isPlayer) return undefined
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : ''
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? (searchParams.get('v') ?? '') : inPath
  if (!/^[A-Za-z0-9_-]{6,20}$/.test(id)) return undefined
  const start = seconds(searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(.+)$/.exec(url.hash)?.[1])
  const embed = new URL(`https://www.youtube-nocookie.com/embed/${id}`)
  embed.searchParams.set('rel', '0')
  embed.searchParams.set('playsinline', '1')
  if (start > 0) embed.searchParams.set('start', `${start}`)
  const page = `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`
  return { kind: 'service', service: 'YouTube', embed: embed.href, page }
}

function ofVimeo(url: URL): VideoSource | undefined {
  if (!vimeoHosts.includes(url.hostname)) return undefined
  // The part after the id, or `h`, opens a video that is not listed.
  const [, id, secret] = /(?:^|\/)(\d{5,15})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  if (id === undefined) return undefined
  const asked = url.searchParams.get('h') ?? ''
  const hash = secret ?? (/^[0-9a-f]{6,20}$/.test(asked) ? asked : undefined)
  const start = seconds(/[#&]t=([^&]+)/.exec(url.hash)?.[1] ?? url.searchParams.get('t'))
  const embed = new URL(`https://player.vimeo.com/video/${id}`)
  if (hash !== undefined) embed.searchParams.set('h', hash)
  embed.searchParams.set('dnt', '1')
  if (start > 0) embed.hash = `t=${start}s`
  const page = `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}${start > 0 ? `#t=${start}s` : ''}`
  return { kind: 'service', service: 'Vimeo', embed: embed.href, page }
}

const mostSeconds = 86_400

/** `90`, `90s`, `1m30s` and `1h2m3s`; 0 for anything else. */
function seconds(text: string | null | undefined): number {
  const [all, hours, minutes, rest] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? []
  if (!all) return 0
  return Math.min(Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0), mostSeconds)
}
