import type { Me } from '@ashlar/sdk/platform'

const key = 'recentThings'
const mostKept = 8

export interface RecentThing {
  /** Address pattern of its screen: `/admin/pages/:id`. */
  readonly screen: string
  readonly path: string
  readonly title: string
}

/** One person on one website. */
const ownerOf = ({ user, tenant }: Me) => `${tenant?.guid ?? ''} ${user.id}`

/** The records that this person opened last in this browser, newest first. */
export function recentThings(me: Me): readonly RecentThing[] {
  const [owner, ...lines] = stored().split('\n')
  if (owner !== ownerOf(me)) return []
  return lines.flatMap((line) => {
    const [screen, path, title] = line.split('\t')
    return screen && path && title ? [{ screen, path, title }] : []
  })
}

/** A line for the owner, then one for each record: its code is part of the first load, a JSON schema would not fit. */
function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // Storage is closed in some private windows.
    return ''
  }
}

export function remember(me: Me, { screen, path, title }: RecentThing): void {
  const others = recentThings(me).filter((each) => each.path !== path)
  const all = [{ screen, path, title: title.replace(/\s/g, ' ') }, ...others].slice(0, mostKept)
  const lines = all.map((each) => `${each.screen}\t${each.path}\t${each.title}`)
  try {
    localStorage.setItem(key, [ownerOf(me), ...lines].join('\n'))
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Titles may name customers: whoever signs out leaves none behind. */
export function forgetRecentThings(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}
