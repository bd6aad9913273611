import Type from 'typebox'
import { NodeId } from '../content/node.ts'
import { defineCall } from '../definition/call.ts'
import { corePermission } from './core-permission.ts'
import { CompiledCss } from './css.ts'

/** Blocks whose CSS one call compiles at most: compiling takes about a millisecond each, and nothing else runs then. */
export const mostCssRules = 20

/** Checks and compiles what people write as a block's own CSS; in the order of the request. */
export const validateCss = defineCall({
  id: 'core.validateCss',
  method: 'POST',
  path: '/api/v1/admin/css/validate/',
  summary: 'Check and compile the CSS of blocks',
  body: Type.Object(
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
        { minItems: 1, maxItems: mostCssRules },
      ),
    },
    { additionalProperties: false },
  ),
  reply: { results: Type.Object({ rows: Type.Array(CompiledCss) }) },
  // A body of the most rules at their longest.
  bodyLimit: 1024 * 1024,
  access: corePermission('pages', 'can_view'),
})
