import { type DragEvent, useState } from 'react'

/** Files of the library under the pointer; other pages and programs know nothing of it. */
const type = 'application/x-ashlar-media'

/** For what is dragged: the files picked, or the one alone that is not among them. */
export function dragOf(id: number, picked: ReadonlySet<number>) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(type, JSON.stringify(picked.has(id) ? [...picked] : [id]))
      dataTransfer.effectAllowed = 'move'
    },
  }
}

/** For a folder that takes them; "Move to…" does the same by key and touch. */
export function useFolderDrop(take: (ids: readonly number[]) => void) {
  const [isOver, setOver] = useState(false)
  const holds = (event: DragEvent) => event.dataTransfer.types.includes(type)
  return {
    isOver,
    place: {
      onDragOver: (event: DragEvent) => {
        if (!holds(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!holds(event)) return
        event.preventDefault()
        const ids: unknown = JSON.parse(event.dataTransfer.getData(type))
        if (Array.isArray(ids)) take(ids.filter((id) => typeof id === 'number'))
      },
    },
  }
}
