import { defineBlockEditor } from '@ashlar/sdk/editor'
import { profileSections } from './block.ts'

export default defineBlockEditor(profileSections)
