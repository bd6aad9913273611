/** Hosts of the one service that shows what it finds for typed words, without a key: the first that is allowed is asked. */
const finders = ['www.google.com', 'maps.google.com'] as const

/** `maps.google.com/?q=Leeds`, as it is copied without its `https://`. */
const bareLink = /^(?:www\.|maps\.)?[a-z0-9-]+(?:\.[a-z]{2,})+\/\S*$/i

/** The words of a typed address, such as `1 High Street, Leeds` or `51.5, -0.12`; undefined for a link. */
export function typedPlace(address: string): string | undefined {
  const words = address.trim().replaceAll(/\s+/g, ' ')
  return words === '' || bareLink.test(words) || /^(?:[a-z][a-z0-9+.-]*:\S|\/\/)/i.test(words) ? undefined : words
}

/** A link whole, whether or not its `https://` was copied with it. */
export function wholeLink(address: string): string {
  const link = address.trim()
  return bareLink.test(link) ? `https://${link}` : link
}

/** Where the map of a typed address is asked for; undefined where the website allows no service that finds one. */
export function mapOfWords(words: string, hosts: readonly string[] = finders): URL | undefined {
  const host = finders.find((each) => hosts.includes(each))
  return host === undefined ? undefined : asEmbed(new URL(`https://${host}/maps`), words)
}

/** The address by which Google Maps shows in a frame what it finds for these words. */
export function asEmbed(map: URL, words: string, zoom?: number): URL {
  map.searchParams.set('q', words)
  if (zoom !== undefined) map.searchParams.set('z', String(zoom))
  map.searchParams.set('output', 'embed')
  return map
}
