import { type StillFrame, stillFramePath } from '@ashlar/sdk/renderer'
import { useTexts } from '@ashlar/sdk/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '../editor-context.tsx'

/** Milliseconds until a frame that has reported nothing counts as failed, before and after it says that it is loaded. */
const patience = { loading: 10_000, loaded: 2_000 }
/** Milliseconds after the last change around a frame until its look is compared. */
const rest = 200

export const stillFrame = (frame: StillFrame) => <Still {...frame} />

/**
 * A block's own document in the canvas. It takes no pointer and no focus, so that the block is selected and dragged like
 * any other. The document has no origin, so messages are taken from that very window, and its height is all that counts.
 */
function Still({ type, title, height, messages, heightIn }: StillFrame) {
  const t = useTexts('admin')
  const { geometry } = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const [reported, setReported] = useState<number>()
  const [hasLoaded, setLoaded] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ messages, heightIn })
  latest.current = { messages, heightIn }
  const told = useRef<readonly string[]>([])
  const isHeard = useRef(false)

  const tell = useCallback(() => {
    const { contentWindow, parentElement } = frame.current ?? {}
    if (!contentWindow || !parentElement || !isHeard.current) return
    const all = latest.current.messages(parentElement)
    const before = told.current
    told.current = all.map((each) => JSON.stringify(each))
    for (const [index, message] of all.entries()) {
      if (told.current[index] !== before[index]) contentWindow.postMessage(message, '*')
    }
  }, [])

  useEffect(() => {
    const view = frame.current?.ownerDocument.defaultView
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
      const now = latest.current.heightIn(data)
      if (now === undefined) return
      setFailed(false)
      if (isHeard.current) return setReported(now)
      // The first one says that it listens; it is as high as an empty page.
      isHeard.current = true
      tell()
    }
    view?.addEventListener('message', hear)
    return () => view?.removeEventListener('message', hear)
  }, [tell])

  // Each time that it is drawn: what it is told may differ.
  useEffect(tell)
  useEffect(() => {
    // What stands around it gives it its look, and is changed without it being drawn.
    let timer = 0
    const stop = geometry.subscribe(() => {
      clearTimeout(timer)
      timer = window.setTimeout(tell, rest)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [geometry, tell])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own time
  useEffect(() => {
    const give = () => setFailed(!isHeard.current)
    const timer = setTimeout(give, hasLoaded ? patience.loaded : patience.loading)
    return () => clearTimeout(timer)
  }, [hasLoaded, attempt])

  return (
    <>
      <iframe
        key={attempt}
        ref={frame}
        src={`${stillFramePath}/${encodeURIComponent(type)}`}
        title={title}
        sandbox="allow-scripts"
        tabIndex={-1}
        hidden={hasFailed}
        height={reported ?? height}
        style={{ pointerEvents: 'none' }}
        onLoad={() => {
          // One that was moved elsewhere in the page begins anew.
          told.current = []
          setLoaded(true)
          tell()
        }}
      />
      {hasFailed && (
        <div className="ashlar-kept broken">
          <div>
            <b>{t('This block could not be loaded')}</b>
            <p>{t('Its content is kept. Check your connection, then try again.')}</p>
            <button
              type="button"
              onClick={() => {
                isHeard.current = false
                setFailed(false)
                setLoaded(false)
                setAttempt(attempt + 1)
              }}
            >
              {t('Try again')}
            </button>
          </div>
        </div>
      )}
    </>
  )
}
