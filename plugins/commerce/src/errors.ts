import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('COMMERCE', {
  UNKNOWN_TAX_CLASS: [404, () => 'There is no such tax class.'],
  DEFAULT_TAX_CLASS: [409, () => 'The default tax class cannot be deleted. Make another one the default first.'],
  NO_DEFAULT_TAX_CLASS: [422, () => 'Choose a tax class that exists.'],
  TAX_CLASS_NAME_TAKEN: [409, (name: string) => `Another tax class is called “${name}”.`],
  TOO_MANY_TAX_CLASSES: [422, (most: number) => `A website has at most ${most} tax classes.`],
  TAX_CLASS_CHANGED_SINCE: [409, () => 'Somebody else changed this tax class. Look at both versions, then save again.'],
  OVERLAPPING_RATES: [
    422,
    (name: string, place: string) => `Two rates “${name}” for ${place} count on the same days. Let one end before.`,
  ],
  RATE_ENDS_BEFORE_IT_BEGINS: [422, (name: string) => `The rate “${name}” ends before it begins.`],
  UNKNOWN_PAYMENT: [404, () => 'There is no such payment.'],
  UNKNOWN_PROVIDER: [404, () => 'No such provider tells anything here.'],
  UNKNOWN_NEWS: [400, () => 'This is not signed as the provider signs what it sends.'],
  NO_PROVIDER: [422, () => 'This way to pay is not offered. Choose another one.'],
  NOT_PAID: [409, () => 'Only a payment that succeeded can be given back.'],
  MORE_THAN_PAID: [422, (left: string) => `At most ${left} of this payment can be given back.`],
  OTHER_CURRENCY: [409, (currency: string) => `Money in ${currency} cannot be taken as this payment. Give it back.`],
  SETTLED_ALREADY: [409, () => 'This payment is settled already.'],
  PROVIDER_SETTLES: [409, () => 'The provider says whether this payment succeeded. It is asked by itself.'],
})
