import { safePicture, safeUrl } from '@ashlar/sdk/renderer'

const longest = 2000

/** An address as a link may have it; undefined for one that no link may have. */
export function linkAddress(written: string): string | undefined {
  const address = safeUrl(written.toWellFormed())
  // What has no scheme was relative to where it comes from: here it would lead elsewhere, but to a place of the page.
  return address !== undefined && address.length <= longest ? address : undefined
}

/** What becomes of a picture's address: kept, or why it is not taken over. */
export type PictureSource =
  | { readonly kind: 'address'; readonly src: string }
  /** The document itself holds the picture. */
  | { readonly kind: 'held'; readonly data: string }
  | { readonly kind: 'localPictures' | 'badPictures' }

export function pictureSource(written: string): PictureSource {
  const address = written.trim()
  if (/^data:/i.test(address)) return { kind: 'held', data: address }
  if (/^(file|blob|cid|mhtml|ms-[a-z-]+|[a-z]):/i.test(address)) return { kind: 'localPictures' }
  const src = /^https:/i.test(address) ? safePicture(address.toWellFormed()) : undefined
  return src !== undefined && src.length <= longest ? { kind: 'address', src } : { kind: 'badPictures' }
}

/** The only thing that a text says, where that is an address of the web. */
export function addressIn(text: string): string | undefined {
  const written = text.trim()
  if (written.length > longest || !/^https?:\/\/[^\s<>"]+$/i.test(written)) return undefined
  return URL.parse(written)?.hostname.includes('.') ? written : undefined
}

export const isPictureAddress = (address: string): boolean =>
  /^https:/i.test(address) && /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(URL.parse(address)?.pathname ?? '')

/** YouTube, Vimeo and files of this website: from elsewhere no page may show a video. */
export function isVideoAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (/\.(mp4|webm)$/i.test(url.pathname)) return url.origin === globalThis.location?.origin
  const host = url.hostname.replace(/^(www|m|music|player)\./, '')
  if (host === 'youtu.be') return url.pathname.length > 1
  if (host === 'vimeo.com') return /\/\d{5,15}(\/|$)/.test(url.pathname)
  return host === 'youtube.com' && (/^\/(embed|shorts|live|v)\/./.test(url.pathname) || url.searchParams.has('v'))
}
