import type { Content } from '@ashlar/sdk'
import type { TemplateContent } from '@ashlar/sdk/platform'
import { contentErrors, contentOf, decodeContent, parseJson } from '@ashlar/sdk/server'

/** Content of a template as it may be sent: encoded, or as the tree itself. @throws the errors of `decodeContent` */
export function sentContent(sent: TemplateContent): Content {
  if (typeof sent === 'string') {
    const content = decodeContent(sent)
    if (!content) throw contentErrors.CONTENT_NOT_READABLE('it is empty')
    return content
  }
  const { rootNodeId, nodes } = sent
  return contentOf({ rootNodeId, nodes: typeof nodes === 'string' ? parseJson(nodes) : nodes })
}

/** The root alone: what a new template holds. */
export function blankTemplate(type: 'section' | 'container'): Content {
  return { rootNodeId: 'root', nodes: { root: { type, version: 1, props: {}, parent: null, children: [] } } }
}
