import { themeColours } from '@ashlar/sdk'
import { type TextField, TextFields } from '@ashlar/sdk/editor'
import { renderTree } from '@ashlar/sdk/renderer'
import { useTexts } from '@ashlar/sdk/ui'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { canvasView } from '../../blocks/canvas-view.ts'
import { BodyDrag } from '../dnd/body-drag.tsx'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { listenToParts } from '../site-part/listen.ts'
import type { Viewport } from '../store/editor-state.ts'
import { BlockLoads } from './block-loads.ts'
import { CanvasContext } from './canvas-context.ts'
import { canvasCss } from './canvas-css.ts'
import { CanvasFailed } from './canvas-failed.tsx'
import { CanvasNode } from './canvas-node.tsx'
import { CustomStyles } from './custom-styles.ts'
import { fetchFonts } from './fetch-fonts.ts'
import { listenInFrame } from './frame-events.ts'
import { deviceIn, WidthField, WidthHandle } from './free-width.tsx'
import { markFields } from './mark-fields.ts'
import { NodeStyles } from './node-styles.ts'
import { Overlays } from './overlays.tsx'
import { panWithHand } from './pan.ts'
import { letPointerRest } from './resting-pointer.ts'
import { SiteAround } from './site-around.tsx'
import { stillFrame } from './still-frame.tsx'
import { takeFonts } from './take-fonts.ts'
import { useZoomAbout } from './zoom-about.ts'

/** Widths of the page in the canvas (OPEN-141). A desktop page is at least as wide as the class needs to look it. */
const widths: Readonly<Record<Viewport, number>> = { mobile: 375, tablet: 768, desktop: 1280, email: 600 }
const names: Readonly<Record<Viewport, string>> = {
  mobile: 'Mobile',
  tablet: 'Tablet',
  desktop: 'Desktop',
  email: 'Email',
}
/** Pixels around the page in the canvas. */
const around = { x: 24, top: 34, bottom: 0 }

export interface CanvasProps {
  readonly companyName: string
  readonly language: string
  /** `fit`, or a share of the page's own size. */
  readonly zoom: number | 'fit'
  readonly onScale: (scale: number) => void
  /** Another share is wanted, by wheel or fingers. */
  readonly onZoom: (scale: number) => void
  readonly openPage: (slug: string) => void
  /** Binds the shortcuts inside the frame too. */
  readonly bindKeys: (frame: Window) => () => void
  /** Stands over the page. */
  readonly children?: ReactNode
}

/** The page, in a frame of the device's width. */
export function Canvas({ companyName, language, zoom, onScale, onZoom, openPage, bindKeys, children }: CanvasProps) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, geometry, canLayOut } = parts
  const viewport = useEditorState((state) => state.viewportDevice)
  const canvasWidth = useEditorState((state) => state.canvasWidth)
  const editMode = useEditorState((state) => state.editMode)
  const isLoading = useEditorState((state) => state.isEditorLoading)
  const title = useEditorState((state) => state.item?.title ?? '')
  const canvas = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [inner, setInner] = useState<Document | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const room = useSize(scroller)

  const available = Math.max(room.width - 2 * around.x, 1)
  const ofDevice = viewport === 'desktop' ? Math.max(available, widths.desktop) : widths[viewport]
  // A mail has one width (EDIT-012).
  const width = viewport === 'email' ? ofDevice : (canvasWidth ?? ofDevice)
  const scale = zoom === 'fit' ? Math.min(1, available / width) : zoom
  const height = Math.max(room.height - around.top - around.bottom, 1)
  useEffect(() => onScale(scale), [onScale, scale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves everything, too
  useLayoutEffect(() => {
    inner?.documentElement.style.setProperty('--ashlar-zoom', String(scale))
    geometry.schedule()
  }, [inner, scale, width, geometry])

  useLayoutEffect(() => {
    if (canvasWidth === undefined || viewport === 'email' || !inner?.defaultView) return
    const device = deviceIn(inner.defaultView)
    if (device !== viewport) store.set({ viewportDevice: device })
  }, [inner, store, canvasWidth, viewport])

  useZoomAbout({ inner, canvas, scale, onZoom })

  const latest = useRef({ openPage, bindKeys })
  latest.current = { openPage, bindKeys }
  useEffect(() => {
    if (!inner?.defaultView || !frame.current || !canvas.current) return
    takeThemeColours(inner)
    const stops = [
      geometry.attach(frame.current, canvas.current),
      letPointerRest(frame.current),
      panWithHand(inner, parts),
      listenInFrame(inner, parts, { openPage: (slug) => latest.current.openPage(slug) }),
      latest.current.bindKeys(inner.defaultView),
      listenToParts(inner, parts),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [inner, geometry, parts])

  useEffect(() => {
    if (inner) inner.documentElement.dataset['editMode'] = editMode ? 'on' : 'off'
  }, [inner, editMode])

  return (
    <main className="cv" aria-label={t('Canvas')} data-region="canvas" tabIndex={-1} ref={canvas}>
      <div className="cv__s" ref={scroller} onScroll={() => geometry.schedule()}>
        <div
          className="dev"
          style={{ width: width * scale, height: height + around.top, '--scale': scale } as CSSProperties}
        >
          <div className="dev__cap">
            <b>{t(names[viewport])}</b>
            <span>{title}</span>
            {viewport === 'email' ? <span className="dev__w">{width} px</span> : <WidthField width={width} />}
          </div>
          <div className="dev__f" style={{ height }} aria-busy={isLoading}>
            <iframe
              key={attempt}
              ref={frame}
              src="/admin/editorwrapper"
              title={t('Page in the editor')}
              data-focus-home=""
              style={{ width, height: height / scale, transform: `scale(${scale})` }}
              onLoad={(event) => {
                const ready = prepared(event.currentTarget.contentDocument)
                setInner(ready)
                setFailed(ready === null)
              }}
            />
            {hasFailed && (
              <CanvasFailed
                retry={() => {
                  setFailed(false)
                  setAttempt(attempt + 1)
                }}
              />
            )}
            {isLoading && !hasFailed && <div className="dev__load" role="status" aria-label={t('Loading the page')} />}
          </div>
          {viewport !== 'email' && <WidthHandle width={width} scale={scale} />}
        </div>
      </div>
      {inner && <Page inner={inner} companyName={companyName} language={inner.documentElement.lang || language} />}
      {inner && <SiteAround frame={inner} />}
      {inner && editMode && <Overlays />}
      {inner && editMode && canLayOut && <BodyDrag frame={inner} />}
      {children}
      {store.state.item === null && <p className="sr">{t('No page is open.')}</p>}
    </main>
  )
}

function Page({
  inner,
  companyName,
  language,
}: { readonly inner: Document } & Pick<CanvasProps, 'companyName' | 'language'>) {
  const { blocks, css, geometry, store } = useEditor()
  const isPreview = useEditorState((state) => !state.editMode)
  const page = useEditorState((state) => state.selectedPage)
  const item = useEditorState((state) => state.item)
  const rootNodeId = useEditorState((state) => state.editorContent.rootNodeId)
  const pageId = page?.id ?? 0
  const view = useMemo(
    () => ({ ...canvasView(page, companyName, language), still: stillFrame }),
    [page, companyName, language],
  )
  const styles = useMemo(() => new NodeStyles(inner, () => geometry.schedule()), [inner, geometry])
  const customStyles = useMemo(() => new CustomStyles(inner, css, () => geometry.schedule()), [inner, css, geometry])
  const loads = useMemo(() => new BlockLoads(pageId), [pageId])
  useEffect(() => () => loads.stop(), [loads])
  const shared = useMemo(
    () => ({ view, isPreview, styles, customStyles, loads, frame: inner }),
    [view, isPreview, styles, customStyles, loads, inner],
  )
  const hasFields = (item?.about?.fields ?? noFields).length > 0
  useEffect(() => (hasFields ? markFields(inner) : undefined), [inner, hasFields])
  const place = inner.getElementById('canvas')
  if (!place || !item) return null
  const tree = renderTree({
    content: { ...store.content, rootNodeId },
    blocks: blocks.catalogue,
    renderers: blocks.renderers,
    view,
    Node: CanvasNode,
  })
  return createPortal(
    <TextFields value={item.about?.fields ?? noFields}>
      <CanvasContext value={shared}>{tree}</CanvasContext>
    </TextFields>,
    place,
  )
}

const noFields: readonly TextField[] = []

/** The frame's document with the canvas' own rules; null until the right one is there. */
function prepared(inner: Document | null): Document | null {
  if (!inner?.defaultView || !inner.getElementById('canvas')) return null
  const sheet = new inner.defaultView.CSSStyleSheet()
  sheet.replaceSync(canvasCss)
  inner.adoptedStyleSheets.push(sheet)
  takeFonts(inner)
  fetchFonts(inner)
  return inner
}

/** The colour fields show the tenant's colours: they are known where the theme's style sheet is linked. */
function takeThemeColours(inner: Document) {
  const view = inner.defaultView
  if (!view) return
  const theme = view.getComputedStyle(inner.documentElement)
  // All are read before the first is written: a frame's styles are worked out anew after each change of the page around it.
  const read = themeColours.map((name) => [`--theme-${name}`, theme.getPropertyValue(`--theme-${name}`)] as const)
  for (const [name, colour] of read) document.documentElement.style.setProperty(name, colour)
}

function useSize(ref: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
