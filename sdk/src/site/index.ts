export * from './bot-check.ts'
export * from './define.ts'
export * from './navigation.ts'
