import type { OwnType } from '../../contract.ts'
import type { InvoicingSettings } from '../../settings.ts'

/** The pattern by which documents of a type are numbered. */
export function patternOf(type: OwnType, settings: InvoicingSettings): string {
  switch (type) {
    case 'quote':
      return settings.quote_number
    case 'work-order':
      return settings.work_order_number
    case 'refund':
      return settings.refund_number
    default:
      return settings.invoice_number
  }
}

/** Which count a number is taken from: where the pattern names the year, each year begins anew. */
export const countOf = (type: OwnType, pattern: string, invoiceDate: string) => ({
  series: `invoicing.${type}`,
  period: pattern.includes('{year}') ? invoiceDate.slice(0, 4) : '',
})

/** @example numberFrom('INV-{year}-{number:5}', '2026-11-27', 7) // 'INV-2026-00007' */
export const numberFrom = (pattern: string, invoiceDate: string, count: number): string =>
  pattern
    .replaceAll('{year}', invoiceDate.slice(0, 4))
    .replace(/\{number(?::([1-9]))?\}/, (_, digits: string | undefined) =>
      String(count).padStart(Number(digits ?? 1), '0'),
    )
