export * from './block-contract.ts'
export * from './render-block.ts'
export * from './view.ts'
