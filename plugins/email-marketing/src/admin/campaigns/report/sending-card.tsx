import { Button, Card, confirm, Progress, useTexts } from '@ashlar/sdk/ui'
import { type Campaign, pauseCampaign, resumeCampaign, stopCampaign } from '../../../contract.ts'
import { act } from '../record/act.ts'
import { countText, shareOf, turnsOf } from '../words.ts'
import { SendingPause } from './sending-pause.tsx'

interface SendingCardProps {
  readonly campaign: Campaign
  readonly mayEdit: boolean
}

/** How far a campaign is that is being sent, paused or stopped, and how to go on. */
export function SendingCard({ campaign, mayEdit }: SendingCardProps) {
  const t = useTexts('email_marketing')
  const { id, name, status, isPaused, counts } = campaign
  const done = turnsOf(campaign)
  const isRunning = status === 'sending' && !isPaused
  const pause = () => act(pauseCampaign, id, { done: t('Sending is paused'), failed: t('Sending was not paused') })
  const resume = () => act(resumeCampaign, id, { done: t('Sending resumed'), failed: t('Sending was not resumed') })
  const stop = async () => {
    const description = t('Recipients who are still waiting will not get “{name}”.', { name })
    if (!(await confirm({ description, icon: 'ban', destructive: true }))) return
    await act(stopCampaign, id, { done: t('Sending was stopped'), failed: t('Sending was not stopped') })
  }
  const isLeft = done < counts.recipients
  return (
    <Card
      title={isRunning ? t('Sending') : isPaused ? t('Paused') : t('Not sent to everyone')}
      actions={
        mayEdit && (
          <>
            {isRunning && (
              <Button size="sm" icon="pause" onClick={() => void pause()}>
                {t('Pause')}
              </Button>
            )}
            {!isRunning && isLeft && (
              <Button size="sm" icon="play" onClick={() => void resume()}>
                {t('Resume sending')}
              </Button>
            )}
            {status === 'sending' && (
              <Button size="sm" variant="quiet-danger" icon="ban" onClick={() => void stop()}>
                {t('Stop')}
              </Button>
            )}
          </>
        )
      }
    >
      {isRunning && isLeft && <SendingPause />}
      <div role="status">
        <Progress
          label={t('Sending')}
          {...(counts.recipients > 0 && { value: shareOf(done, counts.recipients) })}
          text={
            counts.recipients === 0 && isRunning
              ? t('Preparing')
              : t('{done} of {all}', { done: countText(done), all: countText(counts.recipients) })
          }
        />
        {isRunning && isLeft && campaign.at_readers_time && (
          <p className="t2 xs" style={{ marginTop: 8 }}>
            {t('Everyone else waits until it is time where they live.')}
          </p>
        )}
      </div>
    </Card>
  )
}
