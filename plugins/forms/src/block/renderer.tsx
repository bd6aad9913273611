import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { form } from './block.ts'

function Form({ props, root, view }: BlockComponentProps<typeof form>) {
  if (props.dynamicForm.length === 0) {
    return <EmptyBlock root={root} view={view} icon="clipboard-list" text="No Fields" />
  }
  return <div {...root} />
}

export default defineBlockRenderer(form, Form)
