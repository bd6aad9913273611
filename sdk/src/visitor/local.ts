/** What this browser keeps for the site; null when it keeps nothing, or is told to keep nothing. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage that the visitor has blocked throws already when it is named: to the page that is the same as empty.
    return null
  }
}

/** Keep a text, or with null let go of it. A browser that keeps nothing loses no more than the text. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Blocked or full: the visitor is asked again on the next page.
  }
}

/** The object that is kept as JSON; empty for anything else, since other scripts and old versions write there too. */
export function readRecord(key: string): Readonly<Record<string, unknown>> | null {
  const text = readLocal(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
