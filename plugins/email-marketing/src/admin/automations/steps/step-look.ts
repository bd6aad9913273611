import type { CSSProperties } from 'react'

/** A card of the column: as wide as reads well, and never wider than its branch. */
export const cardLook: CSSProperties = { width: 'min(100%, 520px)', flex: 'none' }

export const rowLook: CSSProperties = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%' },
  ...{ listStyle: 'none', margin: 0, padding: 0 },
}

/** The line from one card to the next. */
export const lineLook: CSSProperties = { width: 1, height: 10, flex: 'none', background: 'var(--ash-line-strong)' }

/** Beside each other where there is room for two, else below each other. */
export const branchesLook: CSSProperties = {
  ...{ display: 'grid', gap: 12, width: '100%', alignItems: 'start' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
}

export const branchLook: CSSProperties = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'center', minWidth: 0, padding: 12 },
  ...{ border: '1px dashed var(--ash-line-strong)', borderRadius: 'var(--ash-radius-lg)' },
}

/** The part of a card that opens it. */
export const headLook: CSSProperties = {
  ...{ flex: '1 1 0', height: 'auto', minHeight: 40, padding: '4px 6px' },
  ...{ fontSize: 'var(--ash-text-sm)', cursor: 'pointer', overflowWrap: 'anywhere' },
}
