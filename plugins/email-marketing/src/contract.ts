// What others may know of the module; each file with its calls.
export * from './contract/addresses.ts'
export * from './contract/audience.ts'
export * from './contract/events.ts'
export * from './contract/list.ts'
export * from './contract/sign-up.ts'
export * from './contract/subscriber.ts'
export * from './contract/unsubscribing.ts'
