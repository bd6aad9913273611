import Type, { type Static } from 'typebox'
import { NodeId } from '../content/node.ts'
import { defineCall } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { ById, EditorId } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { contentBodyLimit, Revision } from './page-content.ts'
import { Template, TemplateEntry, TemplateType, TemplateUse } from './template.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/page/component-template/'
const views = corePermission('pages', 'can_view')
const creates = corePermission('pages', 'can_create')
const bodyLimit = contentBodyLimit

/** On the wire as everywhere, or as the tree itself with `nodes` as a map or as that map's JSON text. */
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

/** Absent and empty names are refused with a sentence of their own. */
const componentName = Type.Optional(Line(120))

/** Without content only the name changes. */
export const UpdateTemplate = Type.Object(
  {
    content: Type.Optional(TemplateContent),
    componentName,
    revision: Type.Optional(Revision),
    overwriteUnreadable: Type.Optional(Type.Boolean()),
    editor: EditorId,
  },
  { additionalProperties: false },
)
export type UpdateTemplate = Static<typeof UpdateTemplate>

const templateOrders = ['name', 'type', 'changedAt'] as const
export const TemplateListQuery = Type.Object({
  ...ListQuery(templateOrders),
  type: Type.Optional(TemplateType),
})
export type TemplateListQuery = Static<typeof TemplateListQuery>

/** The library: templates without their content. */
export const listTemplates = defineCall({
  id: 'core.listTemplates',
  method: 'GET',
  path,
  summary: 'Find templates',
  query: TemplateListQuery,
  reply: { results: Rows(TemplateEntry) },
  access: views,
})

export const listSections = defineCall({
  id: 'core.listSections',
  method: 'GET',
  path: `${path}section/`,
  summary: 'List saved sections with their content',
  reply: { results: Rows(Template) },
  access: views,
})

export const listContainers = defineCall({
  id: 'core.listContainers',
  method: 'GET',
  path: `${path}container/`,
  summary: 'List saved containers with their content',
  reply: { results: Rows(Template) },
  access: views,
})

export const listComponentTemplates = defineCall({
  id: 'core.listComponentTemplates',
  method: 'GET',
  path: '/api/v1/admin/page/getcomponenttemplates/',
  summary: 'List all templates with their content',
  reply: { data: Type.Array(Template) },
  access: views,
})

export const listTemplateUses = defineCall({
  id: 'core.listTemplateUses',
  method: 'GET',
  path: `${path}:id/uses/`,
  summary: 'List where a template is used',
  params: ById,
  reply: { results: Rows(TemplateUse) },
  access: views,
})

export const getTemplate = defineCall({
  id: 'core.getTemplate',
  method: 'GET',
  path: `${path}:id`,
  summary: 'Show a template with its content',
  params: ById,
  reply: { component: Template },
  access: views,
})

/** A section, blank without content. */
export const createSection = defineCall({
  id: 'core.createSection',
  method: 'POST',
  path,
  summary: 'Save a section as a template',
  body: Type.Object({ componentName, content: Type.Optional(TemplateContent) }, { additionalProperties: false }),
  reply: { template: Template },
  status: 201,
  bodyLimit,
  access: creates,
})

export const createComponentTemplate = defineCall({
  id: 'core.createComponentTemplate',
  method: 'POST',
  path: '/api/v1/admin/page/savecomponenttemplate/',
  summary: 'Save a container or a section as a template',
  body: Type.Object(
    { componentName, type: Type.Optional(TemplateType), content: TemplateContent },
    { additionalProperties: false },
  ),
  reply: { template: Template },
  status: 201,
  bodyLimit,
  access: creates,
})

export const updateTemplate = defineCall({
  id: 'core.updateTemplate',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change a template',
  params: ById,
  body: UpdateTemplate,
  reply: { template: Template },
  bodyLimit,
  access: corePermission('pages', 'can_edit'),
})

/** Refused with 409 and where it is used, while it is. */
export const deleteTemplate = defineCall({
  id: 'core.deleteTemplate',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a template',
  params: ById,
  reply: {},
  access: corePermission('pages', 'can_delete'),
})
