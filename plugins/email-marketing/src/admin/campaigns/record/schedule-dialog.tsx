import { call, useCall } from '@ashlar/sdk/admin'
import { DateField, FormDialog } from '@ashlar/sdk/forms'
import { Field, Halves, Input, Switch, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { type Campaign, getTest, scheduleCampaign } from '../../../contract.ts'
import { momentOf, wallClock } from '../../../zoned-time.ts'
import { campaignsChanged } from '../changed.ts'
import { useSendingSetup } from '../use-sending-setup.ts'
import { momentText, zoneText } from '../words.ts'

const ScheduleForm = Type.Object({
  day: Type.String({ minLength: 1 }),
  time: Type.String({ minLength: 1 }),
  atReadersTime: Type.Boolean(),
})

interface ScheduleDialogProps {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'scheduled_at' | 'at_readers_time'>
  readonly onClose: () => void
}

/** When a campaign is sent, by the website’s clock or by each reader’s. */
export function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const { id, name, scheduled_at: at, at_readers_time: atReadersTime } = campaign
  const t = useTexts('email_marketing')
  const { timeZone } = useSendingSetup()
  const hasTest = (useCall(getTest, { params: { id } }).data?.test ?? null) !== null
  const [day = '', time = ''] =
    at === null ? [tomorrow(timeZone), '09:00'] : wallClock(new Date(at), timeZone).split('T')
  return (
    <FormDialog
      title={t('Schedule “{name}”', { name })}
      description={t('It is sent automatically, to everyone who matches its recipients at that time.')}
      icon="calendar-clock"
      submit={t('Schedule')}
      failed={t('The campaign was not scheduled')}
      schema={ScheduleForm}
      initial={{ day, time, atReadersTime }}
      messages={{ day: t('Choose a day.'), time: t('Enter a time.') }}
      rules={(values) => {
        const moment = momentOf(`${values.day}T${values.time}`, timeZone)
        return moment && moment <= new Date() ? { day: t('This time has passed.') } : {}
      }}
      save={async (values) => {
        const moment = momentOf(`${values.day}T${values.time}`, timeZone)
        if (!moment) return
        const scheduledAt = moment.toISOString()
        await call(scheduleCampaign, {
          params: { id },
          body: { scheduled_at: scheduledAt, at_readers_time: values.atReadersTime },
        })
        await campaignsChanged()
        toast.success(t('“{name}” will be sent: {when}', { name, when: momentText(scheduledAt, timeZone) }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Halves>
            <Field id={form.idOf('day')} label={t('Day')} error={form.errors['day']} required>
              {(ties) => (
                <DateField
                  ties={ties}
                  value={form.values.day}
                  min={wallClock(new Date(), timeZone).split('T')[0]}
                  onChange={(value) => form.change('day', value)}
                  onLeave={() => form.leave('day')}
                />
              )}
            </Field>
            <Field id={form.idOf('time')} label={t('Time')} error={form.errors['time']} required>
              {(ties) => (
                <Input
                  {...ties}
                  type="time"
                  value={form.values.time}
                  onChange={({ target }) => form.change('time', target.value)}
                  onBlur={() => form.leave('time')}
                />
              )}
            </Field>
          </Halves>
          <p className="t2 xs">{t('Time zone: {zone}', { zone: zoneText(timeZone) })}</p>
          <Switch
            label={t('At this time where each reader lives')}
            hint={
              hasTest
                ? t('Not possible with an A/B test, which compares readers at the same time.')
                : t(
                    'Time zones are known from the sign-up form. Readers without one, or where this time has passed, get it by the website’s clock. Once the first readers get it, it can’t be changed.',
                  )
            }
            disabled={hasTest}
            checked={form.values.atReadersTime && !hasTest}
            onChange={(on) => form.change('atReadersTime', on)}
          />
        </>
      )}
    </FormDialog>
  )
}

const tomorrow = (timeZone: string) => wallClock(new Date(Date.now() + 86_400_000), timeZone).split('T')[0]
