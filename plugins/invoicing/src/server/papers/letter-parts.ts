import { filledText } from '@ashlar/sdk'
import type { PdfCell, PdfContent, PdfMargin, PdfText } from '@ashlar/sdk/pdf'
import type { Party, Seller } from '../../contract.ts'
import type { PaperWords } from '../../paper/texts.ts'
import type { PaperLook } from './paper-look.ts'

/** Points: an address shows in the window of an envelope, of DIN long as of No. 10. */
export const margin: PdfMargin = [71, 56, 57, 76]
const windowTop = 128
const windowHeight = 132
export const widths = { A4: 595.28 - margin[0] - margin[2], LETTER: 612 - margin[0] - margin[2] } as const
export const grey = '#57606a'
export const ruleColour = '#d0d7de'

interface Letterhead {
  readonly seller: Seller
  readonly look: PaperLook
  readonly t: Pick<PaperWords, 'taxNumber'>
  /** Points between the margins. */
  readonly width: number
}

interface Addressed {
  readonly seller: Seller
  readonly customer: Party
  /** With their names; those without a value are left out. */
  readonly facts: readonly (readonly [string, string])[]
  readonly width: number
}

/** Parts that are there, with something between them. */
export const words = (between: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(between)

const linesIn = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Logo, or the name, on the left; who issued it on the right. */
export function letterhead({ seller, look, t, width }: Letterhead): PdfContent {
  const name: PdfText = { text: seller.name, bold: true }
  const contact = [...linesIn(seller.address), seller.email, seller.phone].filter((line) => line !== '').slice(0, 6)
  const tax = seller.taxNumber === '' ? [] : [filledText(t.taxNumber, { number: seller.taxNumber })]
  return {
    at: { x: margin[0], y: 36 },
    columns: [
      {
        width: width - 210,
        content: look.logo ? { picture: look.logo, fit: [170, 50] } : { ...name, size: 16, colour: look.colour },
      },
      {
        width: 210,
        content: {
          ...{ size: 8, align: 'right' },
          stack: [...(look.logo ? [{ ...name, size: 9 }] : []), ...[...contact, ...tax].map((text) => ({ text }))],
        },
      },
    ],
  }
}

/** Whom it is for, where an envelope shows it, and what it is about. */
export function addressAndFacts({ seller, customer, facts, width }: Addressed): PdfContent {
  const sender = words(' · ', [seller.name, ...linesIn(seller.address)])
  const address = [customer.name, customer.company === customer.name ? '' : customer.company, ...customer.address]
  return {
    margin: [0, windowTop - margin[1], 0, 0],
    columns: [
      // Whatever is short: nothing else shows in the window.
      { width: 0, content: { text: ' ', size: 1, margin: [0, 0, 0, windowHeight] } },
      {
        width: width - 200,
        content: {
          stack: [
            { text: sender, size: 6.5, colour: grey, margin: [0, 0, 20, 6] },
            ...address.filter((line) => line !== '').map((text, at) => ({ text, size: 10, bold: at === 0 })),
          ],
        },
      },
      {
        width: 200,
        content: {
          ...{ widths: [60, 140], head: [], hasWholeRows: true },
          rows: facts.flatMap(([name, value]) =>
            value === ''
              ? []
              : [{ cells: [cell({ text: name, colour: grey }), cell({ text: value, align: 'right' })] }],
          ),
        },
      },
    ],
  }
}

export const cell = (content: PdfContent, more: Omit<PdfCell, 'content'> = {}): PdfCell => ({ content, ...more })
