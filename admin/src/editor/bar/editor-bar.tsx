import { Link } from '@ashlar/sdk/admin'
import { Badge, Button, Icon, Mark, type Translate, timeOf, useTexts } from '@ashlar/sdk/ui'
import { shownStatus } from '../../screens/pages/page-state.ts'
import { StatusBadge } from '../../screens/pages/status-badge.tsx'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { useKinds } from '../kinds/use-kinds.ts'
import { writeEditMode, writeViewport } from '../persistence/preferences.ts'
import { PublishControls, type PublishControlsProps } from '../publish/publish-controls.tsx'
import { TripCrumbs } from '../site-part/trip-crumbs.tsx'
import type { SaveState, Viewport } from '../store/editor-state.ts'
import { History } from './history.tsx'
import { KindPicker } from './kind-picker.tsx'
import { PagePicker } from './page-picker.tsx'
import { WhoElse } from './who-else.tsx'

const viewports = [
  { value: 'mobile', label: 'Mobile', icon: 'smartphone' },
  { value: 'tablet', label: 'Tablet', icon: 'tablet' },
  { value: 'desktop', label: 'Desktop', icon: 'monitor' },
] as const

export interface EditorBarProps {
  readonly onOpen: (slug: string) => void
  readonly onOpenKind: (param: string, id: number) => void
  readonly onSave: () => void
  /** Goes to the module's own screen of what is edited, with everything saved. */
  readonly onNext: (href: string) => void
  readonly publishing: Omit<PublishControlsProps, 'page'>
}

/** Page, device, history, saving and publishing. */
export function EditorBar({ onOpen, onOpenKind, onSave, onNext, publishing }: EditorBarProps) {
  const t = useTexts('admin')
  const { canEdit } = useEditor()
  const page = useEditorState((state) => state.selectedPage)
  const title = useEditorState((state) => state.item?.title ?? '')
  const item = useEditorState((state) => state.item)
  const { status, next } = item?.about ?? {}
  const kind = useKinds().find(({ param }) => param === item?.param)
  const isSaving = useEditorState((state) => state.isEditorSaving)
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const isLive = page !== null && shownStatus(page).label === 'Published'
  return (
    <header className="ed__bar" data-region="bar">
      <div>
        <h1 className="sr">{title === '' ? t('Editor') : t('Editor: {title}', { title })}</h1>
        <Link className="ed__home" to="/admin/pages" aria-label={t('Back to pages')}>
          <Mark size={20} />
        </Link>
        {kind ? (
          <KindPicker kind={kind} current={item?.id} title={title} onOpen={onOpenKind} />
        ) : (
          <TripCrumbs otherwise={<PagePicker title={title} slug={page?.slug} onOpen={onOpen} />} />
        )}
        {page && (isLive && page.hasUnpublishedChanges ? <Behind /> : <StatusBadge page={page} />)}
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
      </div>
      <div>
        <ViewportTabs />
      </div>
      <div>
        {canEdit && <History />}
        <SaveStatus onSave={onSave} />
        <span className="vr" />
        {canEdit && <WhoElse />}
        <PreviewButton />
        {canEdit && item && (
          <Button
            variant={next || (page && (isLive || page.status !== 'published')) ? 'plain' : 'primary'}
            busy={isSaving}
            disabled={!isDirty && !isSaving}
            onClick={onSave}
          >
            {isSaving ? t('Saving…') : t('Save')}
          </Button>
        )}
        {page && <PublishControls key={page.id} page={page} {...publishing} />}
        {next && (
          <Button variant="primary" disabled={isSaving} onClick={() => onNext(next.href)}>
            {next.title}
          </Button>
        )}
      </div>
    </header>
  )
}

/** Visitors see an earlier content; short, since the bar is narrow. */
function Behind() {
  const t = useTexts('admin')
  return <Badge tone="green">{t('Unpublished changes')}</Badge>
}

/** A mail has one width (EDIT-012). */
const emailOnly = [{ value: 'email', label: 'Email', icon: 'mail' }] as const

function ViewportTabs() {
  const t = useTexts('admin')
  const { store } = useEditor()
  const viewport = useEditorState((state) => state.viewportDevice)
  const shown = viewport === 'email' ? emailOnly : viewports
  const choose = (value: Viewport) => {
    store.set({ viewportDevice: value, canvasWidth: undefined })
    writeViewport(value)
  }
  return (
    <div
      className="seg"
      role="tablist"
      aria-label={t('Viewport')}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
        if (step === 0) return
        const at = viewports.findIndex(({ value }) => value === viewport)
        const next = viewports[Math.min(Math.max(at + step, 0), viewports.length - 1)]
        if (!next) return
        choose(next.value)
        event.currentTarget.querySelector<HTMLElement>(`[data-viewport=${next.value}]`)?.focus()
      }}
    >
      {shown.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={viewport === value}
          tabIndex={viewport === value ? 0 : -1}
          data-viewport={value}
          className={viewport === value ? 'on' : undefined}
          aria-label={t(label)}
          onClick={() => choose(value)}
        >
          <Icon name={icon} size="sm" />
          <span className="vpn">{t(label)}</span>
        </button>
      ))}
    </div>
  )
}

function SaveStatus({ onSave }: { readonly onSave: () => void }) {
  const t = useTexts('admin')
  const save = useEditorState((state) => state.save)
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const hasItem = useEditorState((state) => state.item !== null)
  const isKept = useEditorState((state) => state.isKeptHere)
  if (!hasItem) return null
  const words = textOf(t, save, isDirty, isKept)
  const failed = save.kind === 'failed'
  return (
    <span
      className={`saved${failed ? ' bad' : ''}`}
      role="status"
      data-save={failed ? 'failed' : save.kind === 'saving' ? 'saving' : isDirty ? 'dirty' : 'saved'}
    >
      <Icon name={failed ? 'cloud-off' : isDirty ? 'cloud-upload' : 'cloud-check'} size="sm" />
      <span className="saved__t" title={words}>
        {words}
      </span>
      {failed && (
        <button type="button" className="linkb" onClick={onSave}>
          {t('Try again')}
        </button>
      )}
    </span>
  )
}

function textOf(t: Translate, save: SaveState, isDirty: boolean, isKept: boolean): string {
  if (save.kind === 'saving') return t('Saving…')
  if (save.kind === 'failed')
    return !save.offline
      ? t('Could not save: {message}', { message: save.message })
      : isKept
        ? t('Offline, saved on this device')
        : t('Offline and not saved: keep this page open')
  if (isDirty) return isKept ? t('Unsaved changes') : t('Unsaved changes, no copy in this browser')
  if (save.at === undefined) return t('Saved')
  return t('Saved {time}', { time: timeOf(new Date(save.at)) })
}

/** The page as visitors see it, without frames and tools (EDIT-015, EDIT-029). */
function PreviewButton() {
  const t = useTexts('admin')
  const { store } = useEditor()
  const editMode = useEditorState((state) => state.editMode)
  const toggle = () => {
    store.select(undefined)
    store.set({ editMode: !editMode, hovered: undefined, editing: undefined })
    writeEditMode(!editMode)
  }
  return (
    <Button
      variant="ghost"
      icon={editMode ? 'play' : 'pencil'}
      aria-label={editMode ? t('Preview') : t('Edit')}
      aria-pressed={!editMode}
      onClick={toggle}
    >
      <span className="hide-sm">{editMode ? t('Preview') : t('Edit')}</span>
    </Button>
  )
}
