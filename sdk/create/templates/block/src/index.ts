export { myThing } from './block.ts'
