import { CouldNotLoadNote, call, outdated, useCall } from '@ashlar/sdk/admin'
import { Button, CopyButton, Dialog, Field, Input, Note, Select, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { endShare, getShare, listProjectActivity, type Project, shareProject } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'

interface ShareProjectDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

/** A link under which the customer sees how far the project is. */
export function ShareProjectDialog({ project, onClose }: ShareProjectDialogProps) {
  const t = useTexts('projects')
  const { id } = project
  const { data, error, refetch } = useCall(getShare, { params: { id } })
  const [days, setDays] = useState('30')
  const [address, setAddress] = useState('')
  const [isBusy, setBusy] = useState(false)
  const work = async (run: () => Promise<unknown>, failed: string) => {
    setBusy(true)
    try {
      await run()
      await outdated(getShare, listProjectActivity)
    } catch (problem) {
      toast.error(failed, { description: problemOf(problem) })
    } finally {
      setBusy(false)
    }
  }
  const create = () =>
    work(async () => {
      const { path } = await call(shareProject, { params: { id }, body: { days: Number(days) } })
      setAddress(`${location.origin}${path}`)
    }, t('The link was not created'))
  const end = () =>
    work(async () => {
      await call(endShare, { params: { id } })
      setAddress('')
      toast.success(t('The link no longer works'))
    }, t('The link was not ended'))
  const share = data?.share
  return (
    <Dialog
      open
      title={t('Share with the customer')}
      description={t('People with the link see the names of the tasks, their status and due dates, and nothing else.')}
      icon="link"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {share && (
            <Button variant="quiet-danger" busy={isBusy} onClick={() => void end()}>
              {t('End the link')}
            </Button>
          )}
          <span className="grow" />
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void create()}>
            {share ? t('Create a new link') : t('Create a link')}
          </Button>
        </>
      }
    >
      {error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : (
        <div className="form">
          {share && address === '' && (
            <Note>
              {t('There is a link that works until {when}. It was shown once; a new one replaces it.', {
                when: when(share.endsAt),
              })}
            </Note>
          )}
          {address !== '' && (
            <Field label={t('Link')} hint={t('Copy it now: it is not shown again.')}>
              {(ties) => (
                <div className="row g3">
                  <Input {...ties} className="grow" readOnly value={address} />
                  <CopyButton text={address} label={t('Copy link')} />
                </div>
              )}
            </Field>
          )}
          <Field label={t('The link works for')}>
            {(ties) => (
              <Select
                {...ties}
                value={days}
                options={[
                  { value: '7', label: t('7 days') },
                  { value: '30', label: t('30 days') },
                  { value: '90', label: t('90 days') },
                  { value: '365', label: t('One year') },
                ]}
                onChange={setDays}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  )
}
