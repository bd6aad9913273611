import Type, { type Static } from 'typebox'
import { ContentNode, NodeId } from '../content/node.ts'
import { defineCall } from '../definition/call.ts'
import { corePermission } from './core-permission.ts'

/** Blocks whose loads one call runs at most: as many as a long page has. */
export const mostBlockLoads = 50

const { type, version, props } = ContentNode.properties

/** What the load of one block gave on the canvas. */
export const BlockData = Type.Object({
  node: NodeId,
  /** As the block's load gave it; absent where it failed. */
  data: Type.Optional(Type.Unknown()),
  /** Why there is no data, as a sentence for the person who edits; empty otherwise. */
  failure: Type.String(),
})
export type BlockData = Static<typeof BlockData>

/** Runs the loads of blocks with the props that they have while they are edited, as the site would run them. */
export const loadBlockData = defineCall({
  id: 'core.loadBlockData',
  method: 'POST',
  path: '/api/v1/admin/blocks/load/',
  summary: 'Load the data of blocks that are being edited',
  body: Type.Object(
    {
      /** The page that is edited; 0 for anything else. */
      page: Type.Integer({ minimum: 0 }),
      nodes: Type.Array(Type.Object({ node: NodeId, type, version, props }, { additionalProperties: false }), {
        minItems: 1,
        maxItems: mostBlockLoads,
      }),
    },
    { additionalProperties: false },
  ),
  reply: { results: Type.Object({ rows: Type.Array(BlockData) }) },
  bodyLimit: 1024 * 1024,
  access: corePermission('pages', 'can_view'),
})
