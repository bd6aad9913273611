import type { Viewport } from '../store/editor-state.ts'

/** Flags that the browser remembers for this person (OPEN-113). What can't be read counts as not set. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is closed in some private windows; the defaults do.
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn(`"${key}" could not be saved in this browser.`, error)
  }
}

/** EDIT-030, EDIT-014: desktop unless something else was chosen. */
export function readViewport(): Viewport {
  const stored = read('viewportDevice')
  return stored === 'mobile' || stored === 'tablet' || stored === 'email' ? stored : 'desktop'
}

export const writeViewport = (viewport: Viewport) => write('viewportDevice', viewport)

/** EDIT-029, EDIT-015: on unless it was switched off. */
export const readEditMode = (): boolean => read('editMode') !== 'false'
export const writeEditMode = (on: boolean) => write('editMode', String(on))

/** EDIT-031: which panels of a set are open. */
export function readPanels(set: string): Readonly<Record<string, boolean>> {
  const stored = read(`settingsPanels:${set}`)
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, open]) => typeof open === 'boolean'))
  } catch {
    // Written by something else: OPEN-113 says the defaults hold.
    return {}
  }
}

export const writePanels = (set: string, open: Readonly<Record<string, boolean>>) =>
  write(`settingsPanels:${set}`, JSON.stringify(open))

/** Whether the sides were put away, for the page alone. */
export const readSidesAway = (): boolean => read('editorSidesAway') === 'true'
export const writeSidesAway = (away: boolean) => write('editorSidesAway', String(away))

/** What was added lately, the last one first. */
export const readRecent = (): readonly string[] =>
  (read('editorRecent') ?? '').split(' ').filter((key) => /^[\w/@.:-]{1,120}$/.test(key))

export const writeRecent = (keys: readonly string[]) => write('editorRecent', keys.join(' '))

/** Whether the tour was taken or declined. */
export const readTour = (): boolean => read('editorTour') !== null
export const writeTour = () => write('editorTour', 'answered')
