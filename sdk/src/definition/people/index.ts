export * from './mail-value.ts'
export * from './person-trigger.ts'
export * from './recipient-source.ts'
export * from './trigger-setting.ts'
