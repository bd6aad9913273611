import { DateTimeField } from '@ashlar/sdk/forms'
import type { Page } from '@ashlar/sdk/platform'
import { Button, Field, Icon, IconButton, Note, Popover, Segments, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { layerNameOf } from '../../blocks/naming.ts'
import { shownStatus, siteAddress } from '../../screens/pages/page-state.ts'
import type { Finding } from '../checks/checks.ts'
import { useFindings } from '../checks/use-findings.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { publishedNow } from './published-now.ts'
import type { Publishing } from './publishing.ts'

export interface PublishPanelProps {
  readonly page: Page
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Whether it was done; unsaved changes are saved first. */
  readonly onPublish: (change: Publishing) => Promise<boolean>
  /** Makes the unpublished changes live, or takes them back. Whether it was done. */
  readonly onUpdate: () => Promise<boolean>
  readonly onDiscard: () => Promise<boolean>
  readonly onShare: () => void
  readonly onRevisions: () => void
}

/** The menu beside "Publish": status and date, results of the checks, links to view and share the page. */
export function PublishPanel({ open, onOpenChange, ...props }: PublishPanelProps) {
  const t = useTexts('admin')
  return (
    <Popover
      label={t('Status, checks and links')}
      open={open}
      onOpenChange={onOpenChange}
      align="end"
      width={400}
      trigger={<IconButton icon="chevron-down" label={t('Status, checks and links')} />}
    >
      {open && <OpenPanel {...props} onClose={() => onOpenChange(false)} />}
    </Popover>
  )
}

type OpenPanelProps = Omit<PublishPanelProps, 'open' | 'onOpenChange'> & { readonly onClose: () => void }

function OpenPanel({ page, onPublish, onUpdate, onDiscard, onShare, onRevisions, onClose }: OpenPanelProps) {
  const t = useTexts('admin')
  const { canEdit } = useEditor()
  const leaveTo = (open: () => void) => () => {
    onClose()
    open()
  }
  return (
    <div className="publ">
      <h2>{page.title}</h2>
      <p className="t2 xs">{saidOf(t, page)}</p>
      <FindingList onClose={onClose} />
      {canEdit && <StatusForm {...{ page, onPublish, onUpdate, onDiscard, onClose }} />}
      <div className="publ__links">
        <a className="btn btn--ghost btn--sm" href={siteAddress(page)} target="_blank" rel="noreferrer">
          <Icon name="external-link" size="sm" />
          {t('View page')}
        </a>
        {canEdit && (
          <Button size="sm" variant="ghost" icon="link-2" onClick={leaveTo(onShare)}>
            {t('Share a preview')}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon="history" onClick={leaveTo(onRevisions)}>
          {t('Revisions')}
        </Button>
      </div>
    </div>
  )
}

function saidOf(t: ReturnType<typeof useTexts>, page: Page): string {
  const { label } = shownStatus(page)
  if (label === 'Scheduled') return t('Visitors can see it from {when}.', { when: when(page.publish_date) })
  if (label === 'Published')
    return page.hasUnpublishedChanges ? t('Visitors do not see the latest changes yet.') : t('Visitors see it.')
  return t('Visitors do not see it.')
}

interface StatusFormProps extends Pick<PublishPanelProps, 'page' | 'onPublish' | 'onUpdate' | 'onDiscard'> {
  readonly onClose: () => void
}

/** Publish now or later, or take the page back. */
function StatusForm({ page, onPublish, onUpdate, onDiscard, onClose }: StatusFormProps) {
  const t = useTexts('admin')
  const { label } = shownStatus(page)
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const [at, setAt] = useState<'now' | 'later'>(label === 'Scheduled' ? 'later' : 'now')
  const [date, setDate] = useState(label === 'Scheduled' ? page.publish_date : '')
  const [busy, setBusy] = useState(false)
  const isAhead = date !== '' && new Date(date) > new Date()
  const wait = async (work: Promise<boolean>) => {
    setBusy(true)
    const done = await work
    setBusy(false)
    if (done) onClose()
  }
  const send = (change: Publishing) => wait(onPublish(change))
  const back = (
    <Button busy={busy} onClick={() => void send({ status: 'draft' })}>
      {t('Back to draft')}
    </Button>
  )
  if (label === 'Published')
    return (
      <>
        {isDirty && <p className="t3 xs">{t('Your changes are saved first.')}</p>}
        <div className="publ__acts">
          {back}
          {page.hasUnpublishedChanges && (
            <Button busy={busy} onClick={() => void wait(onDiscard())}>
              {t('Discard changes')}
            </Button>
          )}
          {(page.hasUnpublishedChanges || isDirty) && (
            <Button variant="primary" busy={busy} onClick={() => void wait(onUpdate())}>
              {t('Update')}
            </Button>
          )}
        </div>
      </>
    )
  return (
    <form
      className="publ__form"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy || (at === 'later' && !isAhead)) return
        void send(at === 'later' ? { status: 'published', publish_date: date } : publishedNow(page))
      }}
    >
      <Segments
        label={t('When')}
        fill
        value={at}
        onChange={setAt}
        options={[
          { value: 'now', label: t('Now') },
          { value: 'later', label: t('Later') },
        ]}
      />
      {at === 'later' && (
        <Field
          label={t('Visible from')}
          required
          error={date !== '' && !isAhead ? t('Choose a time in the future.') : undefined}
        >
          {(ties) => <DateTimeField ties={ties} value={date} onChange={setDate} />}
        </Field>
      )}
      {isDirty && <p className="t3 xs">{t('Your changes are saved first.')}</p>}
      <div className="publ__acts">
        {label === 'Scheduled' && back}
        <Button variant="primary" type="submit" busy={busy} disabled={at === 'later' && !isAhead}>
          {at === 'later' ? t('Schedule') : t('Publish now')}
        </Button>
      </div>
    </form>
  )
}

/** What was found; each leads to its block. It informs: nothing here keeps anybody from publishing. */
function FindingList({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { found, problem } = useFindings()
  return (
    <section className="publ__checks" aria-label={t('Checks')} aria-busy={found === undefined}>
      {found === undefined && <p className="t3 xs">{t('Checking the page…')}</p>}
      {problem && <Note tone="warn">{t('Could not check the links: {why}', { why: problem.message })}</Note>}
      {found?.length === 0 && !problem && (
        <p className="publ__fine">
          <Icon name="circle-check" />
          {t('Images, headings, contrast, links and buttons are fine.')}
        </p>
      )}
      {found && found.length > 0 && (
        <p className="t2 xs">
          {t('{count} issue found. You can publish anyway.|{count} issues found. You can publish anyway.', {
            count: found.length,
          })}
        </p>
      )}
      {found && found.length > 0 && (
        <ul>
          {found.map((finding, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list without state that is made anew
            <FindingRow key={at} finding={finding} onClose={onClose} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FindingRow({ finding, onClose }: { readonly finding: Finding; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { store, blocks, geometry, announce } = useEditor()
  const node = store.node(finding.node)
  const words = t(finding.words, finding.gaps)
  if (!node) return null
  const name = layerNameOf(blocks, node)
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onClose()
          store.select(finding.node)
          geometry.scrollTo(finding.node)
          announce(t('{name} selected. {words}.', { name, words }))
        }}
      >
        <Icon name="triangle-alert" />
        <span>
          <b>{words}</b>
          <span className="t3 xs">{t('Select the block: {name}', { name })}</span>
        </span>
      </button>
    </li>
  )
}
