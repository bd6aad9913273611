export * from './series.ts'
export * from './zone.ts'
