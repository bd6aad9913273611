import { defineBlockEditor } from '@ashlar/sdk/editor'
import { container } from './block.ts'

export default defineBlockEditor(container)
