export * from './define.ts'
export * from './navigation.ts'
