import type { Access, IconName, ReplyOf } from '@ashlar/sdk'
import { ApiError, call, can, Link, outdated, useCan, useMe } from '@ashlar/sdk/admin'
import { dismissSetup, getSetup, type SetupStep } from '@ashlar/sdk/platform'
import { Button, Icon, toast, useTexts } from '@ashlar/sdk/ui'
import './setup.css'

interface StepWords {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly path: string
  readonly access: Access
}

const words: Readonly<Record<SetupStep['name'], StepWords>> = {
  mail: {
    ...{ icon: 'mail', title: 'Set up email', path: '/admin/setting/mail', access: 'settings.can_edit' },
    text: 'Invitations, password links and form emails wait in the outbox until you set up a mail server.',
  },
  address: {
    ...{ icon: 'globe', title: 'Choose an address', path: '/admin/plan', access: 'packages.can_view' },
    text: 'Give the website its own address, such as www.example.com.',
  },
  theme: {
    ...{
      icon: 'palette',
      title: 'Choose colours and fonts',
      path: '/admin/setting/theme',
      access: 'settings.can_edit',
    },
    text: 'Make the website look like yours.',
  },
  page: {
    ...{ icon: 'file-text', title: 'Publish a page', path: '/admin/pages', access: 'pages.can_view' },
    text: 'Visitors see nothing until a page is published.',
  },
  backup: {
    ...{ icon: 'archive', title: 'Make a backup', path: '/admin/archives', access: 'archives.can_view' },
    text: 'A backup holds the whole website. You can restore it later.',
  },
  people: {
    ...{ icon: 'users', title: 'Invite people', path: '/admin/users', access: 'users.can_view' },
    text: 'Everyone who works here gets their own account and role.',
  },
}

/** What a new website still needs. Gone once everything is done, or when somebody puts it away. */
export function Setup({ steps, isDismissed: isAway }: ReplyOf<typeof getSetup>) {
  const t = useTexts('admin')
  const mayDismiss = useCan('settings.can_edit')
  if (isAway || steps.every(({ isDone }) => isDone)) return null
  const left = steps.filter(({ isDone }) => !isDone).length
  const dismiss = async (isDismissed: boolean) => {
    try {
      await call(dismissSetup, { body: { isDismissed } })
      if (isDismissed) {
        toast.success(t('The setup list is hidden'), { action: { label: t('Undo'), run: () => void dismiss(false) } })
      }
    } catch (error) {
      toast.error(t('Nothing was changed'), { description: error instanceof ApiError ? error.message : '' })
    }
    await outdated(getSetup)
  }
  return (
    <section className="card setup" aria-label={t('Set up your website')}>
      <div className="card__h">
        <h2>{t('Set up your website')}</h2>
        <span className="t3 xs">{t('{count} step left|{count} steps left', { count: left })}</span>
        <span className="grow" />
        {mayDismiss && (
          <Button size="sm" variant="ghost" onClick={() => void dismiss(true)}>
            {t('Hide this list')}
          </Button>
        )}
      </div>
      <ol className="setup__l">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { name, isDone } }: { readonly step: SetupStep }) {
  const t = useTexts('admin')
  const me = useMe()
  const { icon, title, text, path, access } = words[name]
  return (
    <li className={isDone ? 'step step--done' : 'step'}>
      <Icon name={isDone ? 'circle-check' : icon} />
      <span>
        {isDone || !can(me, access) ? (
          <b className="med">{t(title)}</b>
        ) : (
          <Link className="med" to={path}>
            {t(title)}
          </Link>
        )}
        {isDone ? <span className="sr">{t('Done')}</span> : <span className="t3 xs">{t(text)}</span>}
      </span>
    </li>
  )
}
