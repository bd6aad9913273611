import type { Content } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import { type CSSProperties, startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LoadedBlocks } from '../loaded-blocks.ts'
import { PreviewBoundary } from './preview-boundary.tsx'
import { previewDocument, previewSheet, previewTree } from './preview-document.ts'
import { Turns } from './turns.ts'
import './preview.css'

/** Pixels that the page has in a preview: a small desktop's, so that words can still be made out. */
const pageWidth = 1100
/** Pixels of a page that are shown at most. */
const most = 2400
/** Pixels around what is seen within which previews are there already. */
const near = '400px'

/** A preview is a page of its own: two at a time leave the browser free to answer. */
const turns = new Turns(2)

export interface PreviewProps {
  readonly content: Content
  readonly blocks: LoadedBlocks
}

/**
 * Blocks as the site renders them, in the website's colours and fonts, made as small as the room there is. Only a picture:
 * it takes no pointer and no focus. It is rendered when it comes near, a few at a time, and away again when it is far.
 */
export function Preview({ content, blocks }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [width, setWidth] = useState(0)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: near })
    const size = new ResizeObserver(() => setWidth(element.clientWidth))
    seen.observe(element)
    size.observe(element)
    return () => {
      seen.disconnect()
      size.disconnect()
    }
  }, [])
  const scale = width / pageWidth
  const style: CSSProperties = height === undefined ? {} : { height: Math.ceil(Math.min(height, most) * scale) }
  return (
    <div className="patpv" ref={box} style={style} data-ready={height !== undefined} aria-hidden="true" inert>
      {isNear && width > 0 && (
        <Frame content={content} blocks={blocks} scale={scale} height={height ?? 800} onHeight={setHeight} />
      )}
    </div>
  )
}

interface FrameProps extends PreviewProps {
  readonly scale: number
  /** Pixels of the page. */
  readonly height: number
  readonly onHeight: (height: number) => void
}

function Frame({ content, blocks, scale, height, onHeight }: FrameProps) {
  const t = useTexts('admin')
  const [hasTurn, setTurn] = useState(false)
  const [inner, setInner] = useState<Document | null>(null)
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    const over = turns.take(() => setTurn(true))
    end.current = over
    return over
  }, [])
  useEffect(() => {
    const page = inner?.getElementById('canvas')
    if (!page) return
    // The next one begins when this one has been laid out.
    const observer = new ResizeObserver(() => {
      if (page.offsetHeight > 0) onHeight(page.offsetHeight)
      end.current?.()
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [inner, onHeight])
  const place = inner?.getElementById('canvas')
  if (!hasTurn) return null
  return (
    <>
      <iframe
        srcDoc={previewDocument}
        title={t('Preview')}
        tabIndex={-1}
        sandbox="allow-same-origin"
        style={{ width: pageWidth, height: Math.min(height, most), transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const { contentDocument } = currentTarget
          if (contentDocument) previewSheet(contentDocument, content, blocks)
          startTransition(() => setInner(contentDocument))
        }}
      />
      {place &&
        createPortal(
          <PreviewBoundary fallback={t('There is no preview of this.')} onError={() => end.current?.()}>
            {previewTree(content, blocks)}
          </PreviewBoundary>,
          place,
        )}
    </>
  )
}
