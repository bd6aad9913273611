import type { Content } from '@ashlar/sdk'
import { contentRefusal, type Transaction } from '@ashlar/sdk/server'
import { anyOf } from '../sql.ts'
import { TemplateEntity } from '../templates/template.entity.ts'

/** Refuse linked copies of templates that this tenant does not have. */
export async function assertTemplatesExist(tx: Transaction, content: Content): Promise<void> {
  const linked = linkedNodes(content)
  if (linked.length === 0) return
  const ids = [...new Set(linked.map(({ template }) => template))]
  const templates = tx.db(TemplateEntity).selectFrom('component_template')
  const rows = await templates.select('id').where('id', '=', anyOf(ids)).execute()
  const known = new Set(rows.map(({ id }) => id))
  const missing = linked.filter(({ template }) => !known.has(template))
  if (missing.length > 0) {
    throw contentRefusal(
      missing.map(({ nodeId }) => ({
        nodeId,
        path: '/template',
        message: 'Its template does not exist or was deleted.',
      })),
    )
  }
}

/** A linked template holds no linked template (architecture, section 7): what is shown never goes in circles. */
export function assertNoTemplates(content: Content): void {
  const linked = linkedNodes(content)
  if (linked.length === 0) return
  throw contentRefusal(
    linked.map(({ nodeId }) => ({
      nodeId,
      path: '/template',
      message: 'A template cannot contain a linked template.',
    })),
  )
}

function linkedNodes(content: Content): { nodeId: string; template: number }[] {
  return Object.entries(content.nodes).flatMap(([nodeId, { template }]) =>
    template === undefined ? [] : [{ nodeId, template }],
  )
}
