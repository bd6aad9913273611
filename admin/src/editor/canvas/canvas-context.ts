import type { View } from '@ashlar/sdk/renderer'
import { createContext } from 'react'
import type { BlockLoads } from './block-loads.ts'
import type { CustomStyles } from './custom-styles.ts'
import type { NodeStyles } from './node-styles.ts'

/** What all nodes of the canvas share. */
export interface CanvasParts {
  readonly view: View
  /** As a visitor sees the page: what is hidden from them is hidden here. */
  readonly isPreview: boolean
  readonly styles: NodeStyles
  readonly customStyles: CustomStyles
  readonly loads: BlockLoads
  readonly frame: Document
}

export const CanvasContext = createContext<CanvasParts | null>(null)
