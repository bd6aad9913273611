import { Line, TemplateType } from '@ashlar/sdk/platform'
import { archiveTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { errors } from '../errors.ts'
import { archivedContent, archivedRevision } from '../pages/archived-content.ts'
import { ContentGate } from '../pages/content-gate.ts'
import { assertNoTemplates } from '../pages/linked-templates.ts'

const Template = Type.Object({ name: Line(255, { minLength: 1 }), type: TemplateType, content: Type.Unknown() })

export const templateArchive = [
  archiveTable('component_template', {
    without: ['changed_by'],
    deps: [ContentGate],
    accept: async (row, gate) => {
      if (!Check(Template, row)) {
        throw errors.INVALID_FIELDS().at({ path: 'name', message: 'A template needs a name and a known type.' })
      }
      const content = await archivedContent(gate, row.content, [row.type])
      if (content) assertNoTemplates(content)
      return { ...row, content }
    },
  }),
  archiveTable('component_template_revision', {
    where: `t.id in (select r.id from (select id, row_number() over (partition by template_id order by id desc) as place
      from core.component_template_revision where tenant_id = t.tenant_id) r where r.place <= 20)`,
    without: ['author'],
    deps: [ContentGate],
    accept: (row, gate) => archivedRevision(gate, row, ['section', 'container']),
  }),
]
