export * from './contract/join.ts'
export * from './contract/member.ts'
export * from './contract/program.ts'
export * from './contract/reward.ts'
