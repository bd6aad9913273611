import { type Discount, discountOn } from '@ashlar/plugin-commerce'

/** A share of the total in per cent, or an amount in minor units. */
export type Deposit = Discount

/** What a deposit comes to: never more than the total. */
export const depositOn = (total: number, deposit: Deposit | null): number => discountOn(total, deposit ?? undefined)

/** Documents that ask for a deposit once they are approved. */
export const asksDeposit = (type: string): boolean => type === 'quote' || type === 'work-order'
