import type { Page } from '@ashlar/sdk'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Step } from './tree-place.ts'

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

export interface TreeHandleProps {
  readonly page: Page
  readonly onStep: (step: Step) => void
  /** "Move to…": the way without dragging. */
  readonly onOpen: () => void
}

/** Takes a page by the pointer; Enter asks where to, Alt with an arrow moves it one step. */
export function TreeHandle({ page, onStep, onOpen }: TreeHandleProps) {
  const t = useTexts('admin')
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id: page.id })
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <span ref={setNodeRef} className="treegrip hide-sm">
      <Tooltip label={t('Drag, or Alt + arrow keys')}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="icb xs"
          aria-label={t('Move {title}', { title: page.title })}
          aria-describedby={attributes['aria-describedby']}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          data-grip={page.id}
          {...listeners}
          onKeyDown={press}
          onClick={onOpen}
        >
          <Icon name="grip-vertical" size="sm" />
        </button>
      </Tooltip>
    </span>
  )
}

/** The part of a row at which a dragged page is aimed. */
export function TreeRowBox({
  page,
  className,
  children,
  level,
}: {
  readonly page: Page
  readonly className: string
  readonly level: number
  readonly children: ReactNode
}) {
  const { setNodeRef } = useDroppable({ id: page.id })
  return (
    <div ref={setNodeRef} className={className} data-page={page.id} style={{ paddingLeft: level * 26 }}>
      {children}
    </div>
  )
}
