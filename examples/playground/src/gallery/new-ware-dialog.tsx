import { type DialogComponentProps, useDialog } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Button } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { newWare } from './contract.ts'

const Ware = Type.Object({ name: Type.String({ title: 'Name', minLength: 1, maxLength: 80 }) })
let made = 0

/** A dialog that others open; it opens itself again above itself. */
export default function NewWareDialog({ input, close }: DialogComponentProps<typeof newWare>) {
  const again = useDialog(newWare)
  return (
    <FormDialog
      title="New ware"
      icon="package"
      submit="Create"
      schema={Ware}
      initial={{ name: input.name }}
      onClose={() => close()}
      save={({ name }) => {
        made += 1
        close({ id: made, name })
      }}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" />
          <Button
            icon="layers"
            onClick={async () => {
              const ware = await again.open({ name: `${form.values.name} set` })
              if (ware) form.change('name', ware.name)
            }}
          >
            From another
          </Button>
        </>
      )}
    </FormDialog>
  )
}
