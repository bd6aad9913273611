import { ApiError, call, outdated } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { confirm, Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { addSubscriber, listLists, listSubscribers, type MailingList, NewSubscriber } from '../contract.ts'

export interface AddSubscriberProps {
  readonly lists: readonly MailingList[]
  readonly onClose: () => void
}

/** Somebody who agreed in another way, such as on paper: how is written down, since it may have to be shown. */
export function AddSubscriber({ lists, onClose }: AddSubscriberProps) {
  const t = useTexts('email_marketing')
  const usual = lists.find(({ isDefault }) => isDefault) ?? lists[0]
  const addOrAsk = async (values: NewSubscriber) => {
    try {
      return await call(addSubscriber, { body: values })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'EMAIL_MARKETING_SUPPRESSED') throw error
      const isMeant = await confirm({
        title: t('Email this address again?'),
        description: error.message,
        detail: t('Continue only if they asked for this themselves.'),
        destructive: true,
        icon: 'ban',
      })
      if (!isMeant) throw error
      return call(addSubscriber, { body: { ...values, liftSuppression: true } })
    }
  }
  return (
    <FormDialog
      title={t('Add subscriber')}
      description={t('For people who agreed in another way. They get no confirmation email.')}
      icon="user-plus"
      submit={t('Add')}
      failed={t('Could not add the subscriber')}
      schema={NewSubscriber}
      initial={{ email: '', listId: usual?.id ?? 1, note: '' }}
      messages={{ email: t('Invalid email address'), note: t('Enter how they agreed.') }}
      save={async (values) => {
        const { subscriber } = await addOrAsk(values)
        await outdated(listLists, listSubscribers)
        toast.success(t('{email} is subscribed', { email: subscriber.email }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="email" required />
          <Field id={form.idOf('listId')} label={t('List')} error={form.errors['listId']}>
            {(ties) => (
              <Select
                {...ties}
                value={String(form.values.listId)}
                options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChange={(value) => form.change('listId', Number(value))}
              />
            )}
          </Field>
          <SchemaField
            form={form}
            name="note"
            required
            rows={3}
            hint={t('For example: wrote their address on the list at the counter.')}
          />
        </>
      )}
    </FormDialog>
  )
}
