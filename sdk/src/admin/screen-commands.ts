import { useEffect, useSyncExternalStore } from 'react'

/** An entry that the screen on show adds to the command menu. */
export interface ScreenCommand {
  readonly id: string
  readonly title: string
  readonly icon: string
  /** The key that does the same, as people read it. */
  readonly shortcut?: string
  readonly keywords?: readonly string[]
  run(): void
}

export interface ScreenCommands {
  /** Heading of the group: the screen's name. */
  readonly title: string
  readonly commands: readonly ScreenCommand[]
}

type Opener = () => void

let offered: ScreenCommands | undefined
let opener: Opener | undefined
const listeners = new Set<() => void>()

function offer(next: ScreenCommands | undefined): void {
  offered = next
  for (const listener of listeners) listener()
}

/** Adds the screen's own entries to the command menu while the screen is shown. `commands` should be memoised. */
export function useScreenCommands(commands: ScreenCommands): void {
  useEffect(() => {
    offer(commands)
    return () => {
      if (offered === commands) offer(undefined)
    }
  }, [commands])
}

/** What the screen on show offers; read by the command menu. */
export function useOfferedCommands(): ScreenCommands | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offered,
  )
}

/** Opens the command menu; false where there is none. */
export function openCommandMenu(): boolean {
  opener?.()
  return opener !== undefined
}

/** Says how the command menu opens; called by the shell, which has it. */
export function serveCommandMenu(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}
