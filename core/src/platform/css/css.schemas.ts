import { NodeId } from '@ashlar/sdk'
import { CompiledCss } from '@ashlar/sdk/platform'
import Type from 'typebox'

/** Blocks whose CSS one call compiles at most: compiling takes about a millisecond each, and nothing else runs then. */
export const mostRules = 20

export const ValidateCss = Type.Object(
  {
    rules: Type.Array(
      Type.Object(
        {
          /** Node of the content that the CSS belongs to; what is compiled is scoped to it. */
          node: NodeId,
          css: Type.String({ maxLength: 20_000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: mostRules },
    ),
  },
  { additionalProperties: false },
)

/** In the order of the request. */
export const ValidatedCss = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({
    rows: Type.Array(CompiledCss),
  }),
})
