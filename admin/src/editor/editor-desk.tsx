import { useCan, useMe, useTitle } from '@ashlar/sdk/admin'
import { IconPicker } from '@ashlar/sdk/editor'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import { ShareDialog } from '../screens/pages/previews/share-dialog.tsx'
import { RevisionsDialog } from '../screens/pages/revisions/revisions-dialog.tsx'
import type { Drawer } from './bar/drawers.tsx'
import { EditorBar } from './bar/editor-bar.tsx'
import { EditorFoot } from './bar/editor-foot.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { FrameGeometry } from './canvas/frame-geometry.ts'
import { BlockClipboard } from './clipboard/block-clipboard.ts'
import { listenToClipboard } from './clipboard/listen.ts'
import {
  prepareInlineTextWhenIdle,
  useIconPickerFlag,
  useKeptWhenLeaving,
  useLeaveGuard,
  useRecentKept,
  useTemplates,
} from './desk-effects.ts'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { MoveDialog } from './dialogs/move-dialog.tsx'
import { NotThere } from './dialogs/not-there.tsx'
import { ShortcutsDialog } from './dialogs/shortcuts-dialog.tsx'
import { UnsavedNote } from './dialogs/unsaved-note.tsx'
import { DragChip } from './dnd/drop-marks.tsx'
import { EditorDnd, useDrag } from './dnd/editor-dnd.tsx'
import { EditorProvider, useEditor, useEditorState } from './editor-context.tsx'
import { FindBar } from './finding/find-bar.tsx'
import { type OuterActions, shortcutActions } from './keys/actions.ts'
import { bindKeys } from './keys/bind-keys.ts'
import { useEditorCommands } from './keys/editor-commands.ts'
import { useAdapters } from './kinds/use-kinds.ts'
import { LeftPanel } from './left/left-panel.tsx'
import { ContextMenu } from './menus/context-menu.tsx'
import { SettingsPanel } from './panels/settings-panel.tsx'
import { CssCompiler } from './persistence/css-compiler.ts'
import { type Conflict, DocumentSession } from './persistence/document-session.ts'
import { readEditMode, readRecent, readViewport } from './persistence/preferences.ts'
import type { Asked, Unsaved } from './persistence/stored-document.ts'
import { publish, restoreRevision } from './publish/publishing.ts'
import { EditorCommands } from './store/commands.ts'
import { EditorStore } from './store/editor-store.ts'
import { TemplateDialog } from './templates/template-dialog.tsx'
import { TemplateShelf } from './templates/template-shelf.ts'
import { useTour } from './tour/use-tour.ts'

const t = texts('admin')

// Seen once, if at all.
const Tour = lazy(() => import('./tour/tour.tsx'))

export interface EditorDeskProps {
  readonly blocks: LoadedBlocks
  readonly asked: Asked
  readonly openPage: (slug: string) => void
  /** Opens one of a kind that a module brings. */
  readonly openKind: (param: string, id: number) => void
}

/** Milliseconds between two polite announcements of the same words, so that readers say them again. */
const announceGap = 50

/** One desk for one document: store, commands, session, and the parts of the screen around them. */
export function EditorDesk({ blocks, asked, openPage, openKind }: EditorDeskProps) {
  const canEdit = useCan('pages.can_edit')
  const canLayOut = useCan('page_layout.can_edit') && canEdit
  const [spoken, setSpoken] = useState('')
  const announce = useCallback((sentence: string) => {
    setSpoken('')
    setTimeout(() => setSpoken(sentence), announceGap)
  }, [])
  const outer = useRef<OuterActions>(null)
  const parts = useMemo(() => {
    const store = new EditorStore()
    store.set({ viewportDevice: readViewport(), editMode: readEditMode(), recent: readRecent() })
    const voice = { announce, refuse: (reason: string) => refuse(reason, announce) }
    const commands = new EditorCommands(store, blocks, voice, canEdit && !canLayOut)
    const clipboard = new BlockClipboard(store, blocks, commands, voice)
    const shelf = new TemplateShelf(store, blocks)
    const geometry = new FrameGeometry()
    const tools = {
      store,
      blocks,
      geometry,
      css: new CssCompiler(),
      commands,
      clipboard,
      shelf,
      announce,
      canEdit,
      canLayOut,
    }
    const actions = shortcutActions(tools, {
      save: () => outer.current?.save(),
      showShortcuts: () => outer.current?.showShortcuts(),
      find: () => outer.current?.find(),
      showRevisions: () => outer.current?.showRevisions() ?? false,
      startTour: () => outer.current?.startTour(),
    })
    return { ...tools, actions }
  }, [blocks, canEdit, canLayOut, announce])
  return (
    <EditorProvider parts={parts}>
      <EditorDnd onRefused={(reason) => refuse(reason, announce)} announce={announce}>
        <Desk asked={asked} openPage={openPage} openKind={openKind} outer={outer} />
        <div className="sr" role="status" aria-live="assertive" data-announcement="">
          {spoken}
        </div>
      </EditorDnd>
    </EditorProvider>
  )
}

/** OPEN-129: a refused drop leaves the tree as it is and shows a short hint. */
function refuse(reason: string, announce: (sentence: string) => void) {
  toast.error(reason, { id: 'editor-refused', duration: 3500 })
  announce(reason)
}

interface DeskProps extends Pick<EditorDeskProps, 'asked' | 'openPage' | 'openKind'> {
  /** What keys and menus do that only the desk can. */
  readonly outer: { current: OuterActions | null }
}

function Desk({ asked, openPage, openKind, outer }: DeskProps) {
  const parts = useEditor()
  const { store, blocks, actions } = parts
  const me = useMe()
  const [scale, setScale] = useState(1)
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [help, setHelp] = useState(false)
  const tour = useTour()
  const [unsaved, setUnsaved] = useState<Unsaved | undefined>()
  const [conflict, setConflict] = useState<Conflict | undefined>()
  const [problem, setProblem] = useState<Error | undefined>()
  const [finding, setFinding] = useState(0)
  const [drawer, setDrawer] = useState<Drawer>()
  const [aside, setAside] = useState<'publishing' | 'sharing' | 'revisions' | undefined>()
  const page = useEditorState((state) => state.selectedPage)
  const isDragging = useDrag((state) => state.active !== undefined)
  const editMode = useEditorState((state) => state.editMode)
  const title = useEditorState((state) => state.item?.title ?? '')
  useTitle(title === '' ? t('Editor') : t('Editor: {title}', { title }))
  useEffect(prepareInlineTextWhenIdle, [])

  const adapterOf = useAdapters()
  const latestAdapterOf = useRef(adapterOf)
  latestAdapterOf.current = adapterOf
  const session = useMemo(
    () =>
      new DocumentSession(
        store,
        blocks,
        {
          onUnsaved: setUnsaved,
          onConflict: setConflict,
          confirmOverwrite: () =>
            confirm({
              description: t(
                'The stored content of this page could not be read. Saving replaces it; what is there stays as a revision.',
              ),
              icon: 'triangle-alert',
              tone: 'warn',
            }),
          onSaved: () => toast.success(t('Saved'), { id: 'editor-saved' }),
          onFailed: (message) =>
            toast.error(t('Could not save'), {
              id: 'editor-saved',
              description: message,
              action: { label: t('Try again'), run: () => void save.current() },
            }),
        },
        (param) => latestAdapterOf.current(param),
      ),
    [store, blocks],
  )
  const save = useRef(async () => false)
  save.current = () => session.save()

  const key = JSON.stringify(asked)
  const [attempt, setAttempt] = useState(0)
  const latestAsked = useRef(asked)
  latestAsked.current = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const stop = new AbortController()
    setProblem(undefined)
    setUnsaved(undefined)
    setConflict(undefined)
    setFinding(0)
    setAside(undefined)
    session.load(latestAsked.current, stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return
      console.error('The editor could not load what was asked for.', error)
      setProblem(error instanceof Error ? error : new Error(String(error)))
    })
    return () => {
      stop.abort()
      session.close()
    }
  }, [session, key, attempt])

  useKeptWhenLeaving(session)
  useLeaveGuard()
  outer.current = {
    save: () => void save.current(),
    showShortcuts: () => setHelp(true),
    find: () => setFinding((times) => times + 1),
    showRevisions: () => {
      if (page) setAside('revisions')
      return page !== null
    },
    startTour: tour.start,
  }
  const closeAside = () => setAside(undefined)
  const bind = useCallback(
    (target: Window) => {
      const stops = [bindKeys(target, actions), listenToClipboard(target, parts)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [actions, parts],
  )
  useEffect(() => bind(window), [bind])
  useRecentKept(store)
  useIconPickerFlag(store)
  useTemplates(parts.shelf)
  useEditorCommands(actions)

  if (problem) return <NotThere problem={problem} openPage={openPage} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <div
      className="ed"
      data-dragging={isDragging || undefined}
      data-preview={editMode ? undefined : ''}
      data-drawer={drawer}
    >
      <EditorBar
        onOpen={openPage}
        onOpenKind={openKind}
        onSave={() => void session.save()}
        publishing={{
          open: aside === 'publishing',
          onOpenChange: (open) => setAside(open ? 'publishing' : undefined),
          onPublish: (change) => publish(parts.store, session, change),
          onShare: () => setAside('sharing'),
          onRevisions: () => setAside('revisions'),
        }}
      />
      <LeftPanel />
      <Canvas
        companyName={me.tenant?.name ?? ''}
        language="en"
        zoom={zoom}
        onScale={setScale}
        openPage={openPage}
        bindKeys={bind}
      >
        {finding > 0 && <FindBar asked={finding} onClose={() => setFinding(0)} />}
      </Canvas>
      <SettingsPanel />
      <EditorFoot
        scale={scale}
        onZoom={setZoom}
        onShortcuts={() => setHelp(true)}
        drawers={{ open: drawer, onOpen: setDrawer }}
        tour={tour}
      />
      {unsaved && (
        <UnsavedNote
          unsaved={unsaved}
          onRestore={() => {
            session.restore(unsaved)
            setUnsaved(undefined)
          }}
          onDiscard={() => {
            session.discardKept()
            setUnsaved(undefined)
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          blocks={blocks}
          me={me.user.displayName}
          onLater={() => setConflict(undefined)}
          onSettle={(content) => {
            setConflict(undefined)
            void session.settle(content, conflict)
          }}
        />
      )}
      {page && aside === 'sharing' && <ShareDialog page={page} onClose={closeAside} />}
      {page && aside === 'revisions' && (
        <RevisionsDialog
          page={page}
          note={t('What is not saved comes back with Undo.')}
          onRestore={(id) => restoreRevision(session, id)}
          onClose={closeAside}
        />
      )}
      {tour.isOpen && (
        <Suspense>
          <Tour canLayOut={parts.canLayOut} onClose={tour.close} />
        </Suspense>
      )}
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
      <ContextMenu />
      <MoveDialog />
      <TemplateDialog />
      <IconPicker />
      <DragChip />
    </div>
  )
}
