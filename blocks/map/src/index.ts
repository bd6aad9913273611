export { map } from './block.ts'
export { mapModule } from './module.ts'
