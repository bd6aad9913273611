/**
 * React's markup as HTML is written: void elements without a slash, attributes in lower case. Text can't look like
 * either, since quotes and angle brackets in it are escaped.
 */
export function tidied(markup: string): string {
  return markup.replace(/ ?\/>/g, '>').replace(camelCased, (attribute) => attribute.toLowerCase())
}

const camelCased = / (fetchPriority|srcSet|imageSrcSet|imageSizes|crossOrigin|referrerPolicy|popoverTarget)="/g

/** Preloads that React puts in front of what asks for them, and the rest: they belong into the head. */
export function hoisted(markup: string): { readonly preloads: string; readonly rest: string } {
  const preloads = /^(<link rel="preload"[^>]*>)+/.exec(markup)?.[0] ?? ''
  return { preloads, rest: markup.slice(preloads.length) }
}
