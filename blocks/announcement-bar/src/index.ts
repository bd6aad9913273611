export { announcementBar } from './block.ts'
