import { AshlarError, defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('STRIPE', {
  UNAVAILABLE: [503, () => 'Stripe cannot be reached right now. Try again in a few minutes.'],
  KEY_REFUSED: [503, () => 'Stripe refuses the secret key of this website. Check the key in Settings, Stripe.'],
  REFUSED: [422, (reason: string) => `Stripe refused the payment: ${reason}`],
  UNEVEN_AMOUNT: [
    422,
    (currency: string) => `Stripe cannot charge this amount. Amounts in ${currency} must be rounded further.`,
  ],
})

/** Whether Stripe will not do it, however often it is asked. */
export const isRefusal = (error: unknown): boolean => error instanceof AshlarError && error.code === 'STRIPE_REFUSED'
