import { NodeId } from '@ashlar/sdk'
import { Template, TemplateType } from '@ashlar/sdk/platform'
import { ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Line, Revision } from '../request-schemas.ts'

/** On the wire as everywhere, or as the tree itself with `nodes` as a map or as that map's JSON text (TPL-002). */
export const TemplateContent = Type.Union([
  Type.String(),
  Type.Object(
    {
      rootNodeId: NodeId,
      nodes: Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())]),
    },
    { additionalProperties: false },
  ),
])
export type TemplateContent = Static<typeof TemplateContent>

/** Absent and empty names are refused with a sentence of their own (OPEN-138). */
const componentName = Type.Optional(Line(120))

/** API-113. */
export const SaveComponentTemplate = Type.Object(
  { componentName, type: Type.Optional(TemplateType), content: TemplateContent },
  { additionalProperties: false },
)

/** API-114: a section, blank without content. */
export const CreateTemplate = Type.Object(
  { componentName, content: Type.Optional(TemplateContent) },
  { additionalProperties: false },
)

/** API-104. Without content only the name changes. */
export const UpdateTemplate = Type.Object(
  {
    content: Type.Optional(TemplateContent),
    componentName,
    revision: Type.Optional(Revision),
    overwriteUnreadable: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type UpdateTemplate = Static<typeof UpdateTemplate>

export const templateOrders = ['name', 'type', 'changedAt'] as const
export const TemplateListQuery = Type.Object({
  ...ListQuery(templateOrders),
  type: Type.Optional(TemplateType),
})
export type TemplateListQuery = Static<typeof TemplateListQuery>

export const TemplateReply = Type.Object({ success: Type.Literal(true), template: Template })
export const ComponentReply = Type.Object({ success: Type.Literal(true), component: Template })
export const TemplatesReply = Type.Object({ success: Type.Literal(true), data: Type.Array(Template) })
