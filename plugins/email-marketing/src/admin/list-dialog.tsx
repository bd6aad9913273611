import { call, outdated } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Checkbox, useTexts } from '@ashlar/sdk/ui'
import { createList, listLists, listSubscribers, type MailingList, SaveMailingList, updateList } from '../contract.ts'

export interface ListDialogProps {
  /** Null for a new one. */
  readonly list: MailingList | null
  readonly onClose: () => void
}

export function ListDialog({ list, onClose }: ListDialogProps) {
  const t = useTexts('email_marketing')
  return (
    <FormDialog
      title={list ? t('Edit list') : t('New list')}
      icon="list"
      submit={t('Save')}
      failed={t('The list was not saved')}
      schema={SaveMailingList}
      initial={{ name: list?.name ?? '', isDefault: list?.isDefault ?? false }}
      messages={{ name: t('Name is required.') }}
      save={async (values) => {
        await (list ? call(updateList, { params: { id: list.id }, body: values }) : call(createList, { body: values }))
        await outdated(listLists, listSubscribers)
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required hint={t('Visitors see it in the confirmation email.')} />
          <Checkbox
            checked={form.values.isDefault}
            disabled={list?.isDefault === true}
            onChange={(isDefault) => form.change('isDefault', isDefault)}
            label={t('Used when a form specifies no list')}
          />
        </>
      )}
    </FormDialog>
  )
}
