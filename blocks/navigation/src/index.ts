export { navigation, subMenu } from './block.ts'
