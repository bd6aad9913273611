import { BareDialog, Button, useTexts } from '@ashlar/sdk/ui'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEditor } from '../editor-context.tsx'
import './tour.css'
import { cardPlace, type TourBox } from './card-place.ts'
import { type TourStep, tourSteps } from './steps.ts'

export interface TourProps {
  readonly canLayOut: boolean
  /** It was seen to the end, or skipped. */
  readonly onClose: () => void
}

/** Leads once around the editor. By keyboard: Enter goes on, arrows go on and back, Escape ends it. */
export default function Tour({ canLayOut, onClose }: TourProps) {
  const t = useTexts('admin')
  const { store } = useEditor()
  const steps = tourSteps(canLayOut)
  const count = steps.length
  const [at, setAt] = useState(0)
  const step = steps[at]
  const isLast = at === count - 1
  const back = () => setAt((now) => Math.max(now - 1, 0))

  const tab = step?.tab
  useLayoutEffect(() => {
    if (tab) store.set({ activeTab: tab })
  }, [store, tab])

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      setAt((now) => Math.min(Math.max(now + by, 0), count - 1))
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [count])

  if (!step) return null
  return (
    <BareDialog
      open
      onOpenChange={(open) => !open && onClose()}
      label={t('Tour of the editor')}
      className="tour"
      scrimClassName="tour__scrim"
    >
      <Stop step={step}>
        <div aria-live="polite" aria-atomic="true">
          <p className="t3 xs">{t('{step} of {count}', { step: at + 1, count })}</p>
          <h3>{t(step.title)}</h3>
          <p className="t2">{t(step.text)}</p>
        </div>
        <div className="tour__acts">
          {/* First in the card, so that it has the focus and Enter goes through the tour. */}
          <Button variant="primary" size="sm" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? t('Done') : t('Next')}
          </Button>
          <Button size="sm" disabled={at === 0} onClick={back}>
            {t('Back')}
          </Button>
          {!isLast && (
            <Button variant="ghost" size="sm" onClick={onClose}>
              {t('Skip the tour')}
            </Button>
          )}
        </div>
      </Stop>
    </BareDialog>
  )
}

interface Placed {
  readonly target: TourBox | undefined
  readonly card: CSSProperties
}

/** The card, beside what it speaks of. A component of its own: it is measured once the dialog has it on the screen. */
function Stop({ step, children }: { readonly step: TourStep; readonly children: React.ReactNode }) {
  const [placed, setPlaced] = useState<Placed>()
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const size = card.current?.getBoundingClientRect()
      if (!size) return
      const target = targetOf(step.at)
      setPlaced({ target, card: cardPlace(target, size, { width: innerWidth, height: innerHeight }) })
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [step])
  return (
    <>
      {placed?.target && <span className="tour__spot" style={placed.target} aria-hidden="true" />}
      <div ref={card} className="tour__card" style={placed?.card}>
        {children}
      </div>
    </>
  )
}

function targetOf(selectors: readonly string[]): TourBox | undefined {
  for (const selector of selectors) {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element?.checkVisibility()) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) return { left, top, width, height }
  }
  return undefined
}
