import { useCan, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { ConflictDialog, differences } from '@ashlar/sdk/records'
import { Button, Note, PageHeader, Split, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type CampaignDetail, unscheduleCampaign } from '../../../contract.ts'
import { SplitTestCard } from '../split-test/split-test-card.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useSendingSetup } from '../use-sending-setup.ts'
import { momentText } from '../words.ts'
import { act } from './act.ts'
import { BackToList } from './back-to-list.tsx'
import { formOf } from './campaign-form.ts'
import { ChecksCard } from './checks-card.tsx'
import { ContentCard } from './content-card.tsx'
import { MessageCard } from './message-card.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useCampaignForm } from './use-campaign-form.ts'
import { Whom } from './whom.tsx'

/** A campaign that has not been sent: what it says, whom it is for, and how it goes out. */
export function CampaignEditor({ campaign }: { readonly campaign: CampaignDetail }) {
  const t = useTexts('email_marketing')
  const mayEdit = useCan('campaigns.can_edit')
  const { timeZone } = useSendingSetup()
  const [opened, setOpened] = useState<'send' | 'test' | 'schedule'>()
  const { form, problem, conflict, save } = useCampaignForm(campaign)
  const { values, isDirty, isSaving } = form
  useUnsavedGuard(isDirty)
  const saveNow = async () => {
    if (mayEdit && isDirty && (await save())) toast.success(t('Saved'))
  }
  // What is sent is what stands on the screen.
  const open = async (dialog: NonNullable<typeof opened>) => {
    if (!isDirty || (await save())) setOpened(dialog)
  }
  const close = () => setOpened(undefined)
  useSaveKey(() => void saveNow())
  const unschedule = () =>
    act(unscheduleCampaign, campaign.id, {
      done: t('The campaign is a draft again'),
      failed: t('The schedule was not cancelled'),
    })
  const isScheduled = campaign.status === 'scheduled'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saveNow()
      }}
    >
      <PageHeader
        before={<BackToList />}
        title={campaign.name}
        badges={<StatusBadge of={campaign} />}
        subtitle={
          campaign.scheduled_at === null
            ? t('Last changed {when}', { when: when(campaign.updatedAt) })
            : [
                t('Will be sent {when}', { when: momentText(campaign.scheduled_at, timeZone) }),
                ...(campaign.at_readers_time ? [t('at each reader’s local time')] : []),
              ].join(' · ')
        }
        actions={
          <>
            <MoreMenu
              campaign={campaign}
              entries={
                mayEdit && isScheduled
                  ? [{ label: t('Cancel schedule'), icon: 'calendar-x', onSelect: () => void unschedule() }]
                  : []
              }
            />
            {mayEdit && (
              <>
                <Button type="submit" busy={isSaving} disabled={!isDirty}>
                  {t('Save')}
                </Button>
                <Button icon="flask-conical" disabled={isSaving} onClick={() => void open('test')}>
                  {t('Send test')}
                </Button>
                <Button icon="calendar-clock" disabled={isSaving} onClick={() => void open('schedule')}>
                  {isScheduled ? t('Change time') : t('Schedule')}
                </Button>
                <Button variant="primary" icon="send" disabled={isSaving} onClick={() => void open('send')}>
                  {t('Send now')}
                </Button>
              </>
            )}
          </>
        }
      />
      {problem && (
        <Note tone="bad">
          <b>{problem.title}</b> {problem.text}
        </Note>
      )}
      <Split aside={<ChecksCard id={campaign.id} />}>
        <MessageCard form={form} sender={campaign.from_email} disabled={!mayEdit} />
        <Whom form={form} disabled={!mayEdit} />
        <ContentCard campaign={campaign} mayEdit={mayEdit} />
        <SplitTestCard campaign={campaign} mayEdit={mayEdit} />
      </Split>
      {opened === 'send' && <SendDialog campaign={campaign} onClose={close} />}
      {opened === 'test' && <TestDialog campaign={campaign} onClose={close} />}
      {opened === 'schedule' && <ScheduleDialog campaign={campaign} onClose={close} />}
      {conflict && (
        <ConflictDialog
          title={t('Someone else changed this campaign')}
          rows={differences(formOf(conflict.theirs.campaign), values, {
            ...{ name: t('Name'), subject: t('Subject'), preheader: t('Preview text') },
            ...{ from_name: t('Sender name'), reply_to: t('Replies go to'), filters: t('Recipients') },
          })}
          onTakeTheirs={() => conflict.decide('theirs')}
          onSaveYours={() => conflict.decide('yours')}
          onClose={() => conflict.decide('neither')}
        />
      )}
    </form>
  )
}
