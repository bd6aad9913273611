import { block, group } from '../build.ts'
import { type Action, rich } from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

// Parts of pages have headings of their own: in a footer the names of its parts are bold text.

export const pages: readonly Action[] = [
  ['Home', '/'],
  ['Services', '/services'],
  ['About', '/about'],
  ['Contact', '/contact'],
]
export const legal: readonly Action[] = [
  ['Privacy', '/privacy'],
  ['Imprint', '/imprint'],
]
export const address = '<p><strong>Your business</strong><br>12 Example Street<br>Your Town</p>'
export const reach =
  '<p><a href="tel:+15550100">555-0100</a><br><a href="mailto:hello@example.com">hello@example.com</a></p>'

export const name = (look: 'h2' | 'h3') => block('text', { ...flat, text: 'Your business', look })

export const networks = (shape: Readonly<Record<string, unknown>> = {}) =>
  block('social-links', {
    ...flat,
    links: [
      { id: 'first', href: 'mailto:hello@example.com' },
      { id: 'second', href: 'https://www.instagram.com/yourname' },
    ],
    ...shape,
  })

export const copyright = (textAlign: '' | 'center' = '') =>
  block('copyright', { textTypography: { desktop: { textAlign } } })

/** The last lines: the year and the name, then the legal pages. */
export const lastLines = () =>
  group(
    { gap: 4 },
    copyright(),
    rich(`<p>${legal.map(([words, href]) => `<a href="${href}">${words}</a>`).join(' · ')}</p>`, { look: 'small' }),
  )
