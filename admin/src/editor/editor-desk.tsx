import { useCan, useMe, useNavigate, useTitle } from '@ashlar/sdk/admin'
import { texts, toast } from '@ashlar/sdk/ui'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import { useDrawer } from './bar/drawers.tsx'
import { EditorBar } from './bar/editor-bar.tsx'
import { EditorFoot } from './bar/editor-foot.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { FrameGeometry } from './canvas/frame-geometry.ts'
import { showPlaced } from './canvas/show-placed.ts'
import { zoomedBy } from './canvas/zoom-limits.ts'
import { BlockClipboard } from './clipboard/block-clipboard.ts'
import { listenToClipboard } from './clipboard/listen.ts'
import {
  useIconPickerFlag,
  useKeptWhenLeaving,
  useLeaveGuard,
  usePreparedWhenIdle,
  useRecentKept,
  useReconnected,
  useTemplates,
} from './desk-effects.ts'
import { NotThere } from './dialogs/not-there.tsx'
import type { Remedy } from './dnd/drag-session.ts'
import { EditorDnd, useDrag, useDrags } from './dnd/editor-dnd.tsx'
import { listenToFiles } from './dnd/file-drag.ts'
import { EditorProvider, type EditorTools, useEditor, useEditorState } from './editor-context.tsx'
import { useFindBar } from './finding/use-find-bar.tsx'
import { type OuterActions, shortcutActions } from './keys/actions.ts'
import { bindKeys } from './keys/bind-keys.ts'
import { useEditorCommands } from './keys/editor-commands.ts'
import { endStepsOf } from './keys/end-steps.ts'
import { writeOn } from './keys/write-on.ts'
import { LeftPanel } from './left/left-panel.tsx'
import { type Aside, OverTheDesk } from './over-the-desk.tsx'
import { SettingsPanel } from './panels/settings-panel.tsx'
import { EmptyStart } from './patterns/empty-start.tsx'
import { CssCompiler } from './persistence/css-compiler.ts'
import { readEditMode, readRecent, readSidesAway, readViewport } from './persistence/preferences.ts'
import type { Asked } from './persistence/stored-document.ts'
import { publish } from './publish/publishing.ts'
import { discard, update } from './publish/unpublished-changes.ts'
import { useTripBack } from './site-part/use-trip-back.ts'
import { EditorCommands } from './store/commands.ts'
import { EditorStore } from './store/editor-store.ts'
import { TemplateShelf } from './templates/template-shelf.ts'
import { useTour } from './tour/use-tour.ts'
import { useDocument } from './use-document.ts'

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
  const outer = useRef<OuterActions & Pick<EditorTools, 'goOn'>>(null)
  const parts = useMemo(() => {
    const store = new EditorStore()
    store.set({
      viewportDevice: readViewport(),
      editMode: readEditMode(),
      recent: readRecent(),
      areSidesAway: readSidesAway(),
    })
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
      goOn: async (href: string) => outer.current?.goOn(href),
      canEdit,
      canLayOut,
    }
    const actions = shortcutActions(tools, {
      save: () => outer.current?.save(),
      showShortcuts: () => outer.current?.showShortcuts(),
      find: () => outer.current?.find(),
      replace: () => outer.current?.replace(),
      showRevisions: () => outer.current?.showRevisions() ?? false,
      startTour: () => outer.current?.startTour(),
      zoom: (step) => outer.current?.zoom(step),
      closeDrawer: () => outer.current?.closeDrawer() ?? false,
    })
    return { ...tools, actions }
  }, [blocks, canEdit, canLayOut, announce])
  return (
    <EditorProvider parts={parts}>
      <EditorDnd
        onLift={() => toast.dismiss(refusalToast)}
        onRefused={(reason, remedy) => refuse(reason, announce, remedy)}
        announce={announce}
      >
        <Desk asked={asked} openPage={openPage} openKind={openKind} outer={outer} />
        <div className="sr" role="status" aria-live="assertive" data-announcement="">
          {spoken}
        </div>
      </EditorDnd>
    </EditorProvider>
  )
}

const refusalToast = 'editor-refused'

/** OPEN-129: a refused drop leaves the tree as it is and shows a short hint, with a way where there is one. */
function refuse(reason: string, announce: (sentence: string) => void, remedy?: Remedy) {
  toast.error(reason, { id: refusalToast, ...(remedy ? { action: remedy } : { duration: 3500 }) })
  announce(reason)
}

interface DeskProps extends Pick<EditorDeskProps, 'asked' | 'openPage' | 'openKind'> {
  /** What keys and menus do that only the desk can. */
  readonly outer: { current: (OuterActions & Pick<EditorTools, 'goOn'>) | null }
}

function Desk({ asked, openPage, openKind, outer }: DeskProps) {
  const parts = useEditor()
  const { store, actions, geometry } = parts
  const me = useMe()
  const navigate = useNavigate()
  const drags = useDrags()
  const [scale, setScale] = useState(1)
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const tour = useTour()
  const finding = useFindBar()
  const drawer = useDrawer()
  const [aside, setAside] = useState<Aside | undefined>()
  const page = useEditorState((state) => state.selectedPage)
  const isDragging = useDrag((state) => state.active !== undefined)
  const editMode = useEditorState((state) => state.editMode)
  const areSidesAway = useEditorState((state) => state.areSidesAway)
  const title = useEditorState((state) => state.item?.title ?? '')
  useTitle(title === '' ? t('Editor') : t('Editor: {title}', { title }))
  usePreparedWhenIdle(parts.blocks)

  const opened = useDocument(asked)
  const { session, problem } = opened
  const key = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was open was about the document before
  useEffect(() => {
    finding.close()
    setAside(undefined)
  }, [key])

  const goOn = async (href: string) => {
    if (!store.state.isEditorDirty || (await session.save())) await navigate(href)
  }
  useKeptWhenLeaving(session)
  useReconnected(session)
  useLeaveGuard()
  outer.current = {
    save: () => session.save(),
    showShortcuts: () => setAside('shortcuts'),
    find: finding.find,
    replace: finding.replace,
    showRevisions: () => {
      if (page) setAside('revisions')
      return page !== null
    },
    startTour: tour.start,
    zoom: (step) => setZoom(step === 0 ? 'fit' : zoomedBy(scale, step)),
    closeDrawer: drawer.close,
    goOn,
  }
  const bind = useCallback(
    (target: Window) => {
      const stops = [
        bindKeys(target, actions),
        writeOn(target, parts),
        endStepsOf(target, store),
        listenToClipboard(target, parts),
        listenToFiles(target, parts, drags, { refuse: (reason) => refuse(reason, parts.announce) }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [actions, parts, drags, store],
  )
  useEffect(() => bind(window), [bind])
  useEffect(() => showPlaced(store, geometry), [store, geometry])
  useRecentKept(store)
  useIconPickerFlag(store)
  useTemplates(parts.shelf)
  useEditorCommands(actions)
  useTripBack()

  if (problem) return <NotThere problem={problem} openPage={openPage} onRetry={opened.retry} />
  return (
    <div
      className="ed"
      data-dragging={isDragging || undefined}
      data-preview={editMode ? undefined : ''}
      data-wide={areSidesAway || undefined}
      data-drawer={drawer.open}
    >
      <EditorBar
        onOpen={openPage}
        onOpenKind={openKind}
        onSave={() => void session.save()}
        onNext={(href) => void goOn(href)}
        publishing={{
          open: aside === 'publishing',
          onOpenChange: (open) => setAside(open ? 'publishing' : undefined),
          onPublish: (change) => publish(store, session, change),
          onUpdate: (revisionName) => update(store, session, revisionName),
          onDiscard: () => discard(store, session),
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
        onZoom={setZoom}
        openPage={openPage}
        bindKeys={bind}
      >
        <EmptyStart />
        {finding.bar}
      </Canvas>
      <SettingsPanel />
      <EditorFoot
        scale={scale}
        onZoom={(step) => outer.current?.zoom(step)}
        onShortcuts={() => setAside('shortcuts')}
        drawers={drawer}
        tour={tour}
      />
      <OverTheDesk document={opened} aside={aside} onClose={() => setAside(undefined)} />
      {tour.isOpen && (
        <Suspense>
          <Tour canLayOut={parts.canLayOut} onClose={tour.close} />
        </Suspense>
      )}
    </div>
  )
}
