import Type, { type Static } from 'typebox'

/** Bounds of one document's content. */
export const contentLimits = {
  /** Bytes of the encoded text in a request. */
  encoded: 1024 * 1024,
  /** Bytes once inflated. */
  inflated: 8 * 1024 * 1024,
  nodes: 5000,
  depth: 64,
} as const

export const NodeId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** Bounds of what one linked copy says in place of its template. */
export const overrideLimits = {
  /** Blocks of the template with a text or picture of the copy's own. */
  blocks: 200,
  /** Characters of all of them, written as JSON. */
  characters: 512 * 1024,
} as const

/** Texts, pictures and links that a linked copy shows in place of those of one block of its template. */
export const ContentOverride = Type.Object(
  {
    type: Type.String({ minLength: 1, maxLength: 120, description: 'Type of the block in the template.' }),
    version: Type.Integer({ minimum: 1, description: 'Data version of the block that wrote the props.' }),
    props: Type.Record(Type.String(), Type.Unknown(), { description: 'Only texts, pictures and links.' }),
  },
  { additionalProperties: false },
)
export type ContentOverride = Static<typeof ContentOverride>

/** One block in a document's tree. */
export const ContentNode = Type.Object(
  {
    type: Type.String({ minLength: 1, maxLength: 120, description: 'Block type.' }),
    version: Type.Integer({ minimum: 1, description: 'Data version of the block that wrote the props.' }),
    props: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Sparse: absent means the default of the schema.',
    }),
    parent: Type.Union([NodeId, Type.Null()]),
    children: Type.Array(NodeId, { maxItems: contentLimits.nodes }),
    slot: Type.Optional(Type.String({ maxLength: 120, description: 'Region of the parent that contains the node.' })),
    name: Type.Optional(Type.String({ maxLength: 120, description: 'Custom name, shown in the layers.' })),
    hidden: Type.Optional(Type.Boolean()),
    locked: Type.Optional(Type.Boolean()),
    template: Type.Optional(
      Type.Integer({ description: 'A linked copy of this template; children are read from there.' }),
    ),
    overrides: Type.Optional(
      Type.Record(NodeId, ContentOverride, {
        maxProperties: overrideLimits.blocks,
        description: 'Texts, pictures and links of a linked copy itself, by the ids of the blocks in its template.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ContentNode = Static<typeof ContentNode>

/** The content of a page, template or campaign: a flat map of nodes, so that an edit touches one of them. */
export const Content = Type.Object(
  {
    rootNodeId: NodeId,
    nodes: Type.Record(NodeId, ContentNode),
  },
  { additionalProperties: false, title: 'Ashlar content' },
)
export type Content = Static<typeof Content>

/** One thing wrong with a tree: where, and a sentence for the person who can mend it. */
export interface ContentProblem {
  /** Absent for a fault of the document as a whole. */
  readonly nodeId?: string
  /** Path below the node, such as `/props/text`. */
  readonly path: string
  readonly message: string
}
