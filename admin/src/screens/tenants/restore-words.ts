import type { RestorePlan, TenantArchive } from '@ashlar/sdk/platform'
import type { Tone, Translate } from '@ashlar/sdk/ui'

type Content = RestorePlan['contents'][number]

/** What people call one kind of content. Modules name theirs by the table. */
export function contentTitle(t: Translate, { module, moduleTitle, table }: Content): string {
  if (module !== 'core') return t('{module}: {kind}', { module: t(moduleTitle), kind: plain(table) })
  const known: Readonly<Record<string, string>> = {
    page: t('Pages'),
    page_content: t('Page content'),
    page_revision: t('Page history'),
    media: t('Media files'),
    media_folder: t('Media folders'),
    setting: t('Settings'),
    component_template: t('Reusable sections'),
    component_template_revision: t('History of reusable sections'),
    record_file: t('Attached files'),
    number_series: t('Number series'),
  }
  return known[table] ?? sentence(plain(table))
}

/** How a restore stands, as a word on a badge. */
export function restoreState(t: Translate, { state, plan }: TenantArchive): { tone: Tone; text: string } {
  switch (state) {
    case 'failed':
      return { tone: 'red', text: t('Not restored') }
    case 'done':
      return { tone: 'green', text: t('Restored') }
    case 'planned':
      return { tone: 'accent', text: t('Ready to restore') }
    default:
      return { tone: 'blue', text: plan === null ? t('Reading the backup') : t('Restoring') }
  }
}

const plain = (name: string): string => name.replaceAll('_', ' ')
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
