import { call, outdated, useCan } from '@ashlar/sdk/admin'
import { confirm, IconButton, Menu, type MenuEntry, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import {
  getSubscriber,
  listLists,
  listSubscribers,
  releaseSubscriber,
  removeSubscriber,
  type Subscriber,
  suppressSubscriber,
} from '../contract.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { sayRefused } from './refused.ts'

/** What can be done with one address on one list. */
export function SubscriberMenu({ subscriber }: { readonly subscriber: Subscriber }) {
  const t = useTexts('email_marketing')
  const mayEdit = useCan('subscribers.can_edit')
  const mayRemove = useCan('subscribers.can_delete')
  const [isOpen, setOpen] = useState(false)
  const { id, email, listName, state } = subscriber
  const act = async (made: typeof releaseSubscriber | typeof suppressSubscriber | typeof removeSubscriber) => {
    await call(made, { params: { id } })
    await outdated(listLists, listSubscribers, getSubscriber)
  }
  const release = () =>
    act(releaseSubscriber).then(
      () => toast.success(t('Confirmation email sent to {email}', { email })),
      (error: unknown) => sayRefused(t('No email was sent'), error),
    )
  const suppress = async () => {
    const isMeant = await confirm({
      description: t('{email} will get no more emails from any list, even after signing up again.', { email }),
      destructive: true,
      icon: 'ban',
    })
    if (!isMeant) return
    await act(suppressSubscriber).catch((error: unknown) => sayRefused(t('Could not change the subscriber'), error))
  }
  const remove = async () => {
    const isMeant = await confirm({
      description: t('{email} and the record of their consent will be removed from {list}.', { email, list: listName }),
      destructive: true,
    })
    if (!isMeant) return
    await act(removeSubscriber).catch((error: unknown) => sayRefused(t('The subscriber was not removed'), error))
  }
  const entries: readonly MenuEntry[] = [
    { label: t('Consent…'), icon: 'file-check', onSelect: () => setOpen(true) },
    ...(mayEdit && state === 'held'
      ? [{ label: t('Send confirmation email'), icon: 'mail', onSelect: () => void release() }]
      : []),
    ...(mayEdit && state !== 'suppressed'
      ? [{ label: t('Never email again…'), icon: 'ban', onSelect: () => void suppress() }]
      : []),
    ...(mayRemove
      ? ['separator' as const, { label: t('Remove…'), icon: 'trash-2', danger: true, onSelect: () => void remove() }]
      : []),
  ]
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon="ellipsis"
            label={t('More actions for {title}', { title: email })}
            tooltip={t('More actions')}
          />
        }
        entries={entries}
      />
      {isOpen && <ConsentDialog subscriber={subscriber} onClose={() => setOpen(false)} />}
    </>
  )
}
