import type { AdminModule } from './contributions.tsx'

/** A dialog of a module that stands over the screen. */
export interface OpenDialog {
  readonly key: number
  readonly module: AdminModule
  /** Among the module's dialogs. */
  readonly id: string
  readonly input: unknown
  /** Takes it away; undefined when it was closed without an answer. */
  readonly close: (answer?: unknown) => void
}

let opened: readonly OpenDialog[] = []
let counter = 0
const listeners = new Set<() => void>()

function change(next: readonly OpenDialog[]): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Open a dialog over those that are open, and wait for what it answers. */
export function openDialog(module: AdminModule, id: string, input: unknown): Promise<unknown> {
  counter += 1
  const key = counter
  return new Promise((resolve) => {
    const close = (answer?: unknown) => {
      change(opened.filter((each) => each.key !== key))
      resolve(answer)
    }
    change([...opened, { key, module, id, input, close }])
  })
}

export const openDialogs = {
  read: () => opened,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Closes all of them without an answer. */
  closeAll: () => {
    for (const { close } of opened) close()
  },
}
