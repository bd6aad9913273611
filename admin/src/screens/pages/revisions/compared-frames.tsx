import { Segments, useIsNarrow, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChangeInWords } from './change-words.ts'
import { elementOf, FramePair } from './frame-pair.ts'
import { revisionAddress } from './revision-address.ts'

/** The change that was chosen; `times` tells one choice from the next of the same. */
export interface Pointed {
  readonly id: string
  readonly times: number
}

interface Side {
  readonly id: number
  readonly label: string
}

export interface ComparedFramesProps {
  readonly page: number
  readonly before: Side
  readonly after: Side
  readonly changes: readonly ChangeInWords[]
  /** Blocks that both versions have. */
  readonly shared: readonly string[]
  readonly pointed: Pointed | undefined
}

/** Pixels that the page has in a browser of the device. */
const widths = { desktop: 1280, mobile: 390 } as const

/** Both versions as the site renders them, made smaller so that each keeps the width of a device; they scroll together. */
export function ComparedFrames({ page, before, after, changes, shared, pointed }: ComparedFramesProps) {
  const t = useTexts('admin')
  const isNarrow = useIsNarrow()
  const [shown, setShown] = useState<'before' | 'both' | 'after'>('both')
  const [device, setDevice] = useState<keyof typeof widths>(isNarrow ? 'mobile' : 'desktop')
  const [documents, setDocuments] = useState<Documents>(none)
  const sides = [
    { side: before, key: 'before', title: t('Before') },
    { side: after, key: 'after', title: t('After') },
  ] as const
  const pair = useMemo(
    () =>
      new FramePair(
        [documents.before, documents.after].filter((each) => each !== null),
        shared,
      ),
    [documents, shared],
  )
  useEffect(() => pair.follow(), [pair])
  useEffect(() => {
    if (pointed) pair.show(pointed.id)
  }, [pointed, pair])
  return (
    <section className="cmp__look" aria-label={t('Appearance')}>
      <div className="cmp__head">
        <Segments
          label={t('Shown')}
          size="sm"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'before', label: t('Before') },
            { value: 'both', label: t('Both') },
            { value: 'after', label: t('After') },
          ]}
        />
        <Segments
          label={t('Device')}
          size="sm"
          iconOnly
          value={device}
          onChange={setDevice}
          options={[
            { value: 'mobile', label: t('Mobile'), icon: 'smartphone' },
            { value: 'desktop', label: t('Desktop'), icon: 'monitor' },
          ]}
        />
      </div>
      <div className="cmp__frames" data-device={device}>
        {sides.map(
          ({ side, key, title }) =>
            (shown === 'both' || shown === key) && (
              <figure key={key}>
                <figcaption className="xs">
                  <b>{title}</b> <span className="t2">{side.label}</span>
                </figcaption>
                <ScaledFrame
                  address={revisionAddress(page, side.id)}
                  title={`${title}: ${side.label}`}
                  width={widths[device]}
                  changes={changes}
                  side={key}
                  onDocument={setDocuments}
                />
              </figure>
            ),
        )}
      </div>
    </section>
  )
}

type Documents = Readonly<Record<'before' | 'after', Document | null>>
const none: Documents = { before: null, after: null }

interface ScaledFrameProps extends Pick<ComparedFramesProps, 'changes'> {
  readonly side: keyof Documents
  /** Each load makes another document; null when the frame is gone. */
  readonly onDocument: (change: (now: Documents) => Documents) => void
  readonly address: string
  readonly title: string
  readonly width: number
}

function ScaledFrame({ address, title, width, changes, side, onDocument }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // Each load makes another document, without what was marked and scrolled in the one before.
  const [shown, setShown] = useState<Document | null>(null)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => markChanges(shown, changes), [shown, changes])
  useEffect(() => {
    onDocument((now) => ({ ...now, [side]: shown }))
    return () => onDocument((now) => ({ ...now, [side]: null }))
  }, [shown, side, onDocument])
  const scale = room.width === 0 ? 1 : Math.min(room.width / width, 1)
  return (
    <div ref={box} className="cmp__frame">
      <iframe
        src={address}
        title={title}
        sandbox="allow-same-origin"
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
      />
    </div>
  )
}

const colours = {
  added: '--ash-success',
  removed: '--ash-danger',
  moved: '--ash-info',
  changed: '--ash-warning',
} as const

/** Frames what differs. Written by script into the frame's own elements: its policy lets no style element in. */
function markChanges(shown: Document | null, changes: readonly ChangeInWords[]) {
  const ours = getComputedStyle(document.documentElement)
  for (const { id, mark } of changes) {
    const element = shown && elementOf(shown, id)
    if (!element) continue
    element.style.outline = `4px solid ${ours.getPropertyValue(colours[mark])}`
    element.style.outlineOffset = '-4px'
  }
}
