import type { BodyOf } from '@ashlar/sdk'
import { ApiError, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { type makeTenant, PlanName } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Button, Card, toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import Type from 'typebox'
import '../screens.css'
import { ArchiveChoice } from './archive-choice.tsx'

const WebsiteForm = Type.Object({
  name: Type.String({ title: 'Name of the website', minLength: 1, maxLength: 120 }),
  host: Type.String({ title: 'Host name', minLength: 1, maxLength: 255 }),
  plan: PlanName,
  homePage: Type.Boolean({ title: 'Start with an empty home page' }),
  email: Type.String({ title: 'Email', maxLength: 254, pattern: '^$|^[^@\\s]+@[^@\\s]+$' }),
  displayName: Type.String({ title: 'Name', maxLength: 120 }),
})

const blank = { name: '', host: '', plan: 'basic', homePage: true, email: '', displayName: '' } as const

/** A backup that the website begins with, and who hears how much of it has been sent: from 0 to 1. */
export interface GivenArchive {
  readonly file: File
  readonly onProgress: (share: number) => void
}

export interface NewWebsiteFormProps<Made> {
  readonly create: (website: BodyOf<typeof makeTenant>, archive: GivenArchive | undefined) => Promise<Made>
  /** What was made, once nothing holds the address any more. */
  readonly onMade: (made: Made) => void
  /** An agency's own plan decides, and its people look after the website themselves. */
  readonly forAgency?: boolean
}

/** Everything a website needs to begin: a name, where it answers, what it may, and somebody to run it. */
export function NewWebsiteForm<Made>({ create, onMade, forAgency = false }: NewWebsiteFormProps<Made>) {
  const t = useTexts('admin')
  const [made, setMade] = useState<{ readonly it: Made }>()
  const [archive, setArchive] = useState<File>()
  const [share, setShare] = useState(0)
  const form = useForm({
    schema: WebsiteForm,
    initial: blank,
    messages: {
      email: t('Enter an email address such as name@example.com'),
      host: t('Enter a host name such as www.example.com'),
    },
    save: async (sent) => {
      const { host, email, displayName, ...website } = sent
      const owner = email === '' ? {} : { owner: { email, displayName } }
      // A backup is brought into an empty website.
      const homePage = website.homePage && archive === undefined
      const given = archive && { file: archive, onProgress: setShare }
      setMade({ it: await create({ ...website, ...owner, homePage, hosts: [host] }, given).catch(named) })
      return sent
    },
  })
  useUnsavedGuard(form.isDirty && made === undefined)
  const tell = useRef(onMade)
  tell.current = onMade
  useEffect(() => {
    if (made !== undefined) tell.current(made.it)
  }, [made])
  const save = () =>
    void form.submit().catch((error: unknown) => {
      toast.error(t('The website could not be created'), { description: error instanceof Error ? error.message : '' })
    })
  useSaveKey(save)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Card title={t('Website')}>
        <div className="form">
          <SchemaField form={form} name="name" required />
          <SchemaField
            form={form}
            name="host"
            required
            hint={t('The address of the website. Names that end in .localhost work on this machine without any setup.')}
          />
          {!forAgency && (
            <SchemaField
              form={form}
              name="plan"
              label={t('Plan')}
              options={Object.fromEntries(
                (['basic', 'standard', 'enterprise'] as const).map((plan) => [plan, planTitle(t, plan)]),
              )}
            />
          )}
          {archive === undefined && (
            <SchemaField form={form} name="homePage" hint={t('A draft that its owner fills in and publishes.')} />
          )}
        </div>
      </Card>
      {!forAgency && (
        <Card title={t('Start with a backup')} note={t('Can be imported later')}>
          <ArchiveChoice file={archive} choose={setArchive} isSending={form.isSaving} share={share} />
        </Card>
      )}
      <Card title={t('First owner')} note={t('Can be invited later')}>
        <div className="form">
          <div className="g2">
            <SchemaField form={form} name="displayName" />
            <SchemaField form={form} name="email" />
          </div>
          <p className="t2 xs">{t('They get an email with a link and choose their own password.')}</p>
        </div>
      </Card>
      <div className="row">
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {t('Create website')}
        </Button>
      </div>
    </form>
  )
}

/** The server names the places of its own body; here the fields have names of their own. */
function named(error: unknown): never {
  if (!(error instanceof ApiError) || error.errors.length === 0) throw error
  const errors = error.errors.map(({ path, message }) => ({
    path: path.startsWith('hosts') ? 'host' : (path.replace(/^owner\//, '').split('/')[0] ?? path),
    message,
  }))
  throw new ApiError(error.status, { error: error.message, code: error.code, errors })
}
