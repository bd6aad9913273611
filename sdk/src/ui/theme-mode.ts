export type ThemeMode = 'light' | 'dark'

/** The key in local storage; anything but `dark` is light. */
const key = 'themeMode'

/** What the page shows now: the document's boot script has read the stored mode before the first paint. */
export function themeMode(): ThemeMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function setThemeMode(mode: ThemeMode): void {
  document.documentElement.dataset.theme = mode
  try {
    localStorage.setItem(key, mode)
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}
