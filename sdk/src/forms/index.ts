export * from './check.ts'
export * from './schema-field.tsx'
export * from './use-form.ts'
