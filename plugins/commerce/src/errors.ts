import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('COMMERCE', {
  UNKNOWN_TAX_CLASS: [404, () => 'There is no such tax class.'],
  DEFAULT_TAX_CLASS: [409, () => 'The default tax class cannot be deleted. Make another one the default first.'],
  NO_DEFAULT_TAX_CLASS: [422, () => 'Choose a tax class that exists.'],
  TAX_CLASS_NAME_TAKEN: [409, (name: string) => `There is already a tax class called “${name}”.`],
  TOO_MANY_TAX_CLASSES: [422, (most: number) => `A website can have up to ${most} tax classes.`],
  TAX_CLASS_CHANGED_SINCE: [409, () => 'Someone else changed this tax class. Compare both versions, then save again.'],
  OVERLAPPING_RATES: [
    422,
    (name: string, place: string) =>
      `Two rates called “${name}” for ${place} overlap. End one before the other begins.`,
  ],
  RATE_ENDS_BEFORE_IT_BEGINS: [422, (name: string) => `The rate “${name}” ends before it begins.`],
  UNKNOWN_PAYMENT: [404, () => 'There is no such payment.'],
  UNKNOWN_PROVIDER: [404, () => 'There is no such payment provider.'],
  UNKNOWN_NEWS: [400, () => 'The signature does not come from this provider.'],
  NO_PROVIDER: [422, () => 'This payment method is not available. Choose another one.'],
  NOT_PAID: [409, () => 'Only a successful payment can be refunded.'],
  MORE_THAN_PAID: [422, (left: string) => `At most ${left} of this payment can be refunded.`],
  OTHER_CURRENCY: [409, (currency: string) => `This payment cannot be paid in ${currency}. Refund the money.`],
  SETTLED_ALREADY: [409, () => 'This payment is already settled.'],
  PROVIDER_SETTLES: [
    409,
    () => 'The provider reports whether this payment succeeded. Ashlar checks this automatically.',
  ],
})
