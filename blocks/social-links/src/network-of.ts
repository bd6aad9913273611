import type { IconName } from '@ashlar/sdk'
import type { words } from './visitor-texts.ts'

/** What a link leads to, as far as its address says. */
export interface Network {
  /** A proper name, the same in every language. */
  readonly name: string
  /** Stands for the name where visitors have a word for it. */
  readonly word?: keyof ReturnType<typeof words>
  /** A network is named in words until somebody chooses its mark: pages show it as they did before there were marks. */
  readonly icon?: IconName
}

/** Networks by their hosts; subdomains count too. */
const networks: Readonly<Record<string, string>> = {
  'bandcamp.com': 'Bandcamp',
  'behance.net': 'Behance',
  'bsky.app': 'Bluesky',
  'codeberg.org': 'Codeberg',
  'discord.com': 'Discord',
  'discord.gg': 'Discord',
  'dribbble.com': 'Dribbble',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'flickr.com': 'Flickr',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'goodreads.com': 'Goodreads',
  'houzz.com': 'Houzz',
  'instagram.com': 'Instagram',
  'kununu.com': 'kununu',
  'letterboxd.com': 'Letterboxd',
  'linkedin.com': 'LinkedIn',
  'm.me': 'Messenger',
  'mastodon.online': 'Mastodon',
  'mastodon.social': 'Mastodon',
  'medium.com': 'Medium',
  'patreon.com': 'Patreon',
  'pinterest.ca': 'Pinterest',
  'pinterest.co.uk': 'Pinterest',
  'pinterest.com': 'Pinterest',
  'pinterest.de': 'Pinterest',
  'pinterest.fr': 'Pinterest',
  'reddit.com': 'Reddit',
  'snapchat.com': 'Snapchat',
  'soundcloud.com': 'SoundCloud',
  'spotify.com': 'Spotify',
  'strava.com': 'Strava',
  'substack.com': 'Substack',
  't.me': 'Telegram',
  'telegram.me': 'Telegram',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'tripadvisor.com': 'Tripadvisor',
  'trustpilot.com': 'Trustpilot',
  'tumblr.com': 'Tumblr',
  'twitch.tv': 'Twitch',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'xing.com': 'XING',
  'yelp.com': 'Yelp',
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
}

const maps: ReadonlySet<string> = new Set(['maps.app.goo.gl', 'openstreetmap.org', 'maps.google.com', 'maps.apple.com'])

/** The network of an address that may stand in a link, as `view.link` gives it. */
export function networkOf(address: string): Network {
  const [, scheme = '', rest = ''] = /^([a-z]+):([^?]*)/i.exec(address) ?? []
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return { name: rest, word: 'email', icon: 'mail' }
    case 'tel':
      return { name: rest, word: 'phone', icon: 'phone' }
    default:
      return URL.canParse(address) ? ofSite(new URL(address)) : ofPath(address)
  }
}

function ofSite({ hostname, pathname }: URL): Network {
  const host = hostname.replace(/^www\./, '')
  const domain = domainsOf(host).find((each) => Object.hasOwn(networks, each))
  if (domain !== undefined) return { name: networks[domain] ?? host }
  if (
    domainsOf(host).some((each) => maps.has(each)) ||
    (/^google\.[a-z.]+$/.test(host) && /^\/maps\b/.test(pathname))
  ) {
    return { name: host, word: 'map', icon: 'map-pin' }
  }
  if (isFeed(pathname)) return { name: host, word: 'feed', icon: 'rss' }
  return { name: host, icon: 'globe' }
}

function ofPath(address: string): Network {
  if (isFeed(address)) return { name: address, word: 'feed', icon: 'rss' }
  return { name: address, icon: 'link' }
}

/** `a.b.c`, `b.c` and `c`. */
function domainsOf(host: string): readonly string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

const isFeed = (path: string) => /(?:^|[/.])(?:rss|atom|feed)(?:\.xml)?\/?$/i.test(path)
