import { CouldNotLoadNote, useCall, useCan } from '@ashlar/sdk/admin'
import { Field, Note, Select, useTexts } from '@ashlar/sdk/ui'
import { listLists } from '../../../contract.ts'
import type { SettingsOf } from './step-settings.tsx'

/** The list that somebody is taken off. */
export function LeaveListSettings({ step, put }: SettingsOf<'leave-list'>) {
  const t = useTexts('email_marketing')
  const maySee = useCan('subscribers.can_view')
  const { data, error, refetch } = useCall(listLists, undefined, { enabled: maySee })
  if (!maySee) return <Note>{t('You need access to newsletter lists to choose one.')}</Note>
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  const lists = data?.results.rows ?? []
  return (
    <Field label={t('List')} hint={t('People who are on no list any more go no further.')} required>
      {(ties) => (
        <Select
          {...ties}
          value={step.listId === 0 ? '' : String(step.listId)}
          options={[
            { value: '', label: t('Choose…') },
            ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(list) => put({ ...step, listId: Number(list) })}
        />
      )}
    </Field>
  )
}
