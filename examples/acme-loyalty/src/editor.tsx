import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { points } from './block.ts'

export default defineBlockEditor(points, { panels: [panel('Settings', ['lead'])], summary: ({ lead }) => lead })
