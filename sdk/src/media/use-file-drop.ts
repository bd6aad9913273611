import { type DragEvent, useRef, useState } from 'react'

export interface FileDrop {
  /** Files are held over the place. */
  readonly isOver: boolean
  /** For the element that takes them. */
  readonly place: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** Take files that are dragged in from outside the browser. A file chooser stands beside it for everybody else. */
export function useFileDrop(take: (files: readonly File[]) => void, isOpen = true): FileDrop {
  const [isOver, setOver] = useState(false)
  // Entering an inner element comes before leaving the outer one.
  const depth = useRef(0)
  const holdsFiles = (event: DragEvent) => isOpen && event.dataTransfer.types.includes('Files')
  return {
    isOver,
    place: {
      onDragEnter: (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      },
      onDragOver: (event) => {
        if (holdsFiles(event)) event.preventDefault()
      },
      onDragLeave: (event) => {
        if (!holdsFiles(event)) return
        depth.current = Math.max(0, depth.current - 1)
        if (depth.current === 0) setOver(false)
      },
      onDrop: (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        take([...event.dataTransfer.files])
      },
    },
  }
}
