import { texts } from '../../ui/texts.ts'

const t = texts('admin')

export type LinkKind = 'page' | 'place' | 'web' | 'email' | 'phone'

/** What was typed, as the address that is stored. */
export interface ReadAddress {
  readonly kind: LinkKind
  readonly address: string
}

export interface WrongAddress {
  /** What is wrong with it, in a sentence. */
  readonly problem: string
}

/**
 * What a person typed or pasted for a link: a path or a place of this website, an outside address with or without its
 * beginning, a mailbox or a telephone number. `origin` is this website's own: an address there is stored as its path, so
 * that it holds when the website moves. Undefined for nothing.
 */
export function readAddress(typed: string, origin?: string): ReadAddress | WrongAddress | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and so the server does
  const text = typed.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (text === '') return undefined
  if (/^[#?]|^\/(?!\/)/.test(text)) return /\s/.test(text) ? withSpaces(text) : ofThisSite(text)
  if (text.startsWith('//')) return web(`https:${text}`, text, origin)
  const scheme = /^([a-z][a-z0-9+-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  switch (scheme) {
    case 'http':
    case 'https':
      return web(text, text, origin)
    case 'mailto':
      return isMailbox(text.slice(7).split('?')[0] ?? '') ? { kind: 'email', address: text } : halfMailbox(text)
    case 'tel':
      return phone(text.slice(4)) ?? neither(text)
    case undefined:
      break
    default:
      return {
        problem: t(
          'Links that begin with “{scheme}:” are not allowed. Use https, an email address or a phone number.',
          {
            scheme,
          },
        ),
      }
  }
  if (isMailbox(text)) return { kind: 'email', address: `mailto:${text}` }
  if (text.includes('@') && !/[\s/]/.test(text)) return halfMailbox(text)
  return phone(text) ?? (isDomain(text) ? web(`https://${text}`, text, origin) : neither(text))
}

export const isWrong = (read: ReadAddress | WrongAddress): read is WrongAddress => 'problem' in read

/**
 * The address that a text is as it stands, with all that belongs to one: an outside address with its beginning, `www.…`, a
 * mailbox. Undefined for words that could be one, such as `notes.md`.
 */
export function wholeAddress(text: string, origin?: string): ReadAddress | undefined {
  if (!/^(?:https?:\/\/|www\.)\S+$|^mailto:\S+$|^tel:\S+$|^[^\s@/:]+@[^\s@/:]+$/i.test(text)) return undefined
  const read = readAddress(text, origin)
  return read === undefined || isWrong(read) ? undefined : read
}

/** How an address reads where it stands as text. */
export const shownAddress = (address: string): string => address.replace(/^(mailto|tel):/i, '')

const ofThisSite = (address: string): ReadAddress => ({ kind: address.startsWith('#') ? 'place' : 'page', address })

function web(address: string, typed: string, origin: string | undefined): ReadAddress | WrongAddress {
  if (/\s/.test(address)) return withSpaces(typed)
  const url = URL.parse(address)
  const isNamed = url !== null && (/\.[^.]/.test(url.hostname) || url.hostname === 'localhost' || url.origin === origin)
  if (!isNamed) {
    return { problem: t('“{typed}” is not complete. An address looks like https://example.com.', { typed }) }
  }
  if (url.origin === origin) return { kind: 'page', address: `${url.pathname}${url.search}${url.hash}` }
  return { kind: 'web', address }
}

function phone(text: string): ReadAddress | undefined {
  const digits = text.replace(/[\s()./-]/g, '')
  if (!/^(\+|0)\d{4,15}$/.test(digits)) return undefined
  return { kind: 'phone', address: `tel:${digits}` }
}

const isMailbox = (text: string) => /^[^\s@,;:<>()/"]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u.test(text)
const isDomain = (text: string) => /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text)

const withSpaces = (typed: string): WrongAddress => ({
  problem: t('“{typed}” has spaces in it. An address has none.', { typed }),
})
const halfMailbox = (typed: string): WrongAddress => ({
  problem: t('“{typed}” is not a complete email address.', { typed }),
})
const neither = (typed: string): WrongAddress => ({
  problem: t('“{typed}” is neither a page of this website nor an address, such as https://example.com.', { typed }),
})
