import type { Cell } from '../../style/given.ts'
import type { Block } from './css.ts'

/**
 * How many cells a block takes of the grid that it stands in. More columns than the grid has there would make it wider
 * than the page: then the block takes them all.
 */
export function cellOf({ columns, rows }: Cell): Block {
  return {
    ...(columns > 1 && { 'grid-column': `span min(${columns},var(--grid-columns,1))` }),
    ...(rows > 1 && { 'grid-row': `span ${rows}` }),
  }
}
