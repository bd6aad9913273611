/** Settings of PostgreSQL without which a power loss takes what was saved. */
export interface DurabilitySettings {
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
}

/** What a power loss would do with these settings, as a sentence; undefined when every saved change outlives it. */
export function lossOnPowerLoss(settings: DurabilitySettings): string | undefined {
  const off = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter((name) => settings[name] === 'off')
  if (off.length === 0) return undefined
  const isDamaging = settings.fsync === 'off' || settings.full_page_writes === 'off'
  const loss = isDamaging ? 'may damage the database' : 'may lose the changes of the last few seconds'
  return `A power failure ${loss}. Switch on ${names(off)} in the PostgreSQL configuration.`
}

const names = (all: readonly string[]) => all.join(', ').replace(/, (?=[^,]+$)/, ' and ')
