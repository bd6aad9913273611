import type { Actor } from '@ashlar/sdk/server'

/** How the log of a website names a platform administrator who entered it. */
export const nameOfEntered = (name: string): string => `${name} (platform)`

/** What the audit log calls whoever makes a request. */
export const nameInLog = ({ displayName, by }: Pick<Actor, 'displayName' | 'by'>): string =>
  by === 'entry' ? nameOfEntered(displayName) : displayName
