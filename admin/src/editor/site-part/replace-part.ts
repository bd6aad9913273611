import { type Content, type InitialNode, patternContent } from '@ashlar/sdk'
import { call, outdated } from '@ashlar/sdk/admin'
import { createSection, deleteTemplate, listPatternPackages, listTemplates, saveSettings } from '@ashlar/sdk/platform'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { loadPatterns } from '../../blocks/patterns/loaded-patterns.ts'
import type { EditorParts } from '../editor-context.tsx'
import { sectionsOf } from '../patterns/pattern-addable.ts'
import { beginTrip } from './begin-trip.ts'
import { partTitles, type SitePart } from './site-part.ts'

const t = texts('admin')

/**
 * Asks, then puts a template in the place of the plain header or footer and opens it. All pages show it at once, so it
 * begins with what looks like the one that was there.
 */
export async function replacePart(parts: EditorParts, part: SitePart): Promise<void> {
  const accepted = await confirm({
    title: part === 'header' ? t('Replace the header?') : t('Replace the footer?'),
    description:
      part === 'header'
        ? t(
            'All pages show your own header at once. It begins with the navigation bar, with the menu from the settings.',
          )
        : t('All pages show your own footer at once. It begins as a pattern that you can change.'),
    detail: t('You can go back to the plain one under Settings, Navigation.'),
  })
  if (!accepted) return
  try {
    const content = await firstContent(parts, part)
    const { template } = await call(createSection, { body: { componentName: t(partTitles[part]), content } })
    await use(part, template.id).catch(async (error: unknown) => {
      // It would lie in the library as something that nobody made.
      await call(deleteTemplate, { params: { id: template.id } }).catch(console.error)
      throw error
    })
    await Promise.all([outdated(listTemplates), parts.shelf.load()])
    await beginTrip(parts, part, template.id)
  } catch (error) {
    console.error(error)
    toast.error(part === 'header' ? t('The header was not replaced') : t('The footer was not replaced'), {
      description: error instanceof Error ? error.message : String(error),
    })
  }
}

const use = (part: SitePart, id: number) =>
  call(saveSettings, { body: part === 'header' ? { header_template: id } : { footer_template: id } })

async function firstContent(parts: EditorParts, part: SitePart): Promise<Content> {
  const made = part === 'header' ? bar(parts) : await footer(parts)
  const [section] = made ? sectionsOf(made) : []
  const content = section ?? sectionsOf(contentOf(parts, [{ type: 'section', children: [{ type: 'container' }] }]))[0]
  if (!content) throw new Error(t('No installed package provides the block "{type}".', { type: 'section' }))
  return content
}

function bar(parts: EditorParts): Content | undefined {
  if (!parts.blocks.catalogue.get('navigation')) return undefined
  return contentOf(parts, [{ type: 'section', children: [{ type: 'container', children: [{ type: 'navigation' }] }] }])
}

async function footer({ blocks }: EditorParts): Promise<Content | undefined> {
  const { results } = await call(listPatternPackages)
  const { sections } = await loadPatterns(results.rows, blocks, (address) => import(/* @vite-ignore */ address))
  for (const offer of sections.filter(({ group }) => group === 'footer')) {
    const made = offer.content()
    if ('content' in made) return made.content
  }
  return undefined
}

function contentOf({ blocks }: EditorParts, initial: readonly InitialNode[]): Content {
  const made = patternContent(blocks.catalogue, initial)
  if ('refused' in made) throw new Error(made.refused)
  return made.content
}
