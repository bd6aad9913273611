// What others may know of the module; each file with its calls.
export { providerNewsAddress } from './contract/addresses.ts'
export * from './contract/payment.ts'
export * from './contract/payment-provider.ts'
export * from './contract/tax.ts'
