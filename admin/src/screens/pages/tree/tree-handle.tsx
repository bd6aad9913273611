import type { Page } from '@ashlar/sdk/platform'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Point } from './follow-pointer.ts'
import type { Step } from './tree-place.ts'

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

export interface TreeHandleProps {
  readonly page: Page
  readonly onStep: (step: Step) => void
  /** "Move to…": the way without dragging. */
  readonly onOpen: () => void
  readonly onGrab: (at: Point) => void
}

/** Takes a page by the pointer; Enter asks where to, Alt with an arrow moves it one step. */
export function TreeHandle({ page, onStep, onOpen, onGrab }: TreeHandleProps) {
  const t = useTexts('admin')
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    onStep(step)
  }
  const grab = (event: PointerEvent) => {
    if (event.button === 0) onGrab({ x: event.clientX, y: event.clientY })
  }
  return (
    <span className="treegrip hide-sm">
      <Tooltip label={t('Drag, or Alt + arrow keys')}>
        <button
          type="button"
          className="icb xs"
          aria-label={t('Move {title}', { title: page.title })}
          aria-description={t(
            'Press Enter to choose where the page goes, or hold Alt and press an arrow key to move it one step.',
          )}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          data-grip={page.id}
          onPointerDown={grab}
          onKeyDown={press}
          onClick={onOpen}
        >
          <Icon name="grip-vertical" size="sm" />
        </button>
      </Tooltip>
    </span>
  )
}
