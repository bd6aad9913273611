import Type, { type Static } from 'typebox'
import { NodeId } from '../content/node.ts'

/** An error or a warning in a block's CSS, at its place. */
export const CssRemark = Type.Object({ line: Type.Integer(), column: Type.Integer(), message: Type.String() })
export type CssRemark = Static<typeof CssRemark>

/** A block's CSS after it was checked. */
export const CompiledCss = Type.Object({
  node: NodeId,
  /** Scoped and minified, as the site has it; empty when there is an error. */
  css: Type.String(),
  errors: Type.Array(CssRemark),
  warnings: Type.Array(CssRemark),
})
export type CompiledCss = Static<typeof CompiledCss>
