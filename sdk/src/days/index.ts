export * from './series.ts'
export * from './wall-time.ts'
export * from './zone.ts'
