import { call } from '@ashlar/sdk/admin'
import { namePageRevision, type PageRevision } from '@ashlar/sdk/platform'
import {
  Avatar,
  Badge,
  Button,
  FieldError,
  IconButton,
  Input,
  type Tone,
  type Translate,
  useTexts,
  when,
} from '@ashlar/sdk/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { pagesChanged } from '../page-lists.ts'

const kinds: Readonly<Record<PageRevision['kind'], { readonly label: string; readonly tone: Tone }>> = {
  save: { label: 'Saved', tone: 'grey' },
  publish: { label: 'Published', tone: 'green' },
  overwrite: { label: 'Overwritten', tone: 'orange' },
  restore: { label: 'Restored', tone: 'blue' },
}

const scheduled = { label: 'Scheduled', tone: 'blue' } as const

export interface RevisionRowProps {
  readonly page: number
  readonly row: PageRevision
  /** It was published with a date that is still ahead. */
  readonly isScheduled: boolean
  readonly canName: boolean
  readonly onView: () => void
  readonly onCompare: () => void
  /** The way back to it, where that is allowed. */
  readonly children: ReactNode
}

/** One revision of the list: what it is called, when, by whom, and what can be done with it. */
export function RevisionRow({ page, row, isScheduled, canName, onView, onCompare, children }: RevisionRowProps) {
  const t = useTexts('admin')
  const kind = isScheduled ? scheduled : kinds[row.kind]
  const [naming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const done = () => {
    setNaming(false)
    // The form is gone with its focus; the pencil is where it began.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const number = row.revision
  return (
    <li>
      <Avatar name={row.createdBy || t('Ashlar')} size="sm" />
      {naming ? (
        <NameForm page={page} row={row} onDone={done} />
      ) : (
        <>
          <span className="grow revs__w">
            <span className="med">{row.name || when(row.createdAt)}</span>
            <span className="t3 xs">{aboutOf(t, row)}</span>
          </span>
          <Badge tone={kind.tone}>{t(kind.label)}</Badge>
          <span className="revs__a">
            {canName && (
              <IconButton
                ref={pencil}
                icon="pencil"
                label={t('Name revision {number}', { number })}
                onClick={() => setNaming(true)}
              />
            )}
            <Button size="sm" aria-label={t('View revision {number}', { number })} onClick={onView}>
              {t('View')}
            </Button>
            <Button size="sm" aria-label={t('Compare revision {number}', { number })} onClick={onCompare}>
              {t('Compare')}
            </Button>
            {children}
          </span>
        </>
      )}
    </li>
  )
}

/** What a line says beside the first words: they are the name where there is one, else the time. */
function aboutOf(t: Translate, row: PageRevision): string {
  return line(row.name === '' ? '' : when(row.createdAt), numberOf(t, row), ...originOf(t, row))
}

/** What stands below the title of an opened revision: that is the name where there is one, else the number. */
export function aboutOpened(t: Translate, row: PageRevision): string {
  return line(when(row.createdAt), row.name === '' ? '' : numberOf(t, row), ...originOf(t, row))
}

const line = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

const numberOf = (t: Translate, { revision }: PageRevision) => t('Revision {number}', { number: revision })

const originOf = (t: Translate, { createdBy, kind, label }: PageRevision) => [
  createdBy,
  kind === 'restore' ? t('from {label}', { label }) : label,
]

interface NameFormProps {
  readonly page: number
  readonly row: PageRevision
  readonly onDone: () => void
}

function NameForm({ page, row, onDone }: NameFormProps) {
  const t = useTexts('admin')
  const [name, setName] = useState(row.name)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const id = useId()
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      await call(namePageRevision, { params: { id: page, revisionId: row.id }, body: { name } })
      await pagesChanged()
      onDone()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  const form = useRef<HTMLFormElement>(null)
  const cancel = useRef(onDone)
  cancel.current = onDone
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return
      // The dialog around listens at the document, before anything in it, and would close as well.
      event.stopPropagation()
      cancel.current()
    }
    addEventListener('keydown', leave, true)
    return () => removeEventListener('keydown', leave, true)
  }, [])
  return (
    <form
      ref={form}
      className="revs__n"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <span className="grow">
        <Input
          size="sm"
          autoFocus
          maxLength={80}
          value={name}
          aria-label={t('Name of revision {number}', { number: row.revision })}
          placeholder={t('A name to find it by')}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem === '' ? undefined : id}
          onChange={(event) => setName(event.target.value)}
        />
        {problem !== '' && <FieldError id={id}>{problem}</FieldError>}
      </span>
      <Button size="sm" variant="primary" type="submit" busy={busy}>
        {t('Save')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {t('Cancel')}
      </Button>
    </form>
  )
}
