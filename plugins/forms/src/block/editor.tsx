import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { form } from './block.ts'

export default defineBlockEditor(form, {
  panels: [panel('Form Settings', ['formName', 'submitButtonText', 'submitButtonVariant'])],
  summary: ({ formName }) => formName,
})
