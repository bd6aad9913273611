import { ButtonLink, call, Link, NavTabs, useCan, useCrumbs } from '@ashlar/sdk/admin'
import { listTemplates, type TemplateEntry, updateTemplate } from '@ashlar/sdk/platform'
import { type Column, type ListState, ResourceList, useList } from '@ashlar/sdk/tables'
import { Avatar, Badge, Icon, IconButton, Menu, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../../screens.css'
import '../pages.css'
import { RenameDialog } from './rename-dialog.tsx'
import { templatesChanged } from './templates-changed.ts'
import { UsesDialog } from './uses-dialog.tsx'

const defaults = { orderBy: 'name', filters: ['type'] }

/** Both kinds are what there is without a filter. */
const oneKind = ({ filters }: ListState) => (filters.type?.length === 1 ? {} : { type: undefined })

/** Where the editor opens a template. */
const editorAddress = ({ id }: TemplateEntry): string => `/admin/editor?component=${id}`

/** Section and container templates: names, where each stands, and away with what nothing needs. */
export default function TemplateList() {
  const t = useTexts('admin')
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'Templates' }])
  const [asked, setAsked] = useState<{
    readonly template: TemplateEntry
    readonly what: 'rename' | 'uses' | 'delete'
  }>()
  const canEdit = useCan('pages.can_edit')
  const canDelete = useCan('pages.can_delete')
  const { list } = useList(listTemplates, { defaults, query: oneKind })
  const close = () => setAsked(undefined)
  return (
    <>
      <PageHeader
        title={t('Templates')}
        icon="layout-template"
        subtitle={t('Reusable sections. Edit one and every page updates.')}
      />
      <NavTabs under="/admin/pages" label="Website" />
      <ResourceList
        name="templates"
        label={t('Templates')}
        columns={columns(t, (template) => setAsked({ template, what: 'uses' }))}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        searchLabel={t('Search templates')}
        filters={[
          {
            name: 'type',
            title: t('Kind'),
            options: [
              { value: 'section', label: t('Section') },
              { value: 'container', label: t('Container') },
            ],
          },
        ]}
        rowActions={(template) => (
          <Menu
            trigger={
              <IconButton
                icon="ellipsis"
                label={t('More actions for {name}', { name: template.name })}
                tooltip={t('More')}
              />
            }
            entries={[
              {
                label: t('Where it is used'),
                icon: 'search',
                onSelect: () => setAsked({ template, what: 'uses' }),
              },
              ...(canEdit
                ? [{ label: t('Rename'), icon: 'square-pen', onSelect: () => setAsked({ template, what: 'rename' }) }]
                : []),
              ...(canDelete
                ? [
                    'separator' as const,
                    {
                      label: t('Delete'),
                      icon: 'trash-2',
                      danger: true,
                      onSelect: () => setAsked({ template, what: 'delete' }),
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No templates yet'),
          text: t('In the editor, save a section or a container as a template from its toolbar.'),
          actions: <ButtonLink to="/admin/editor">{t('Open editor')}</ButtonLink>,
        }}
      />
      {asked?.what === 'rename' && (
        <RenameDialog
          name={asked.template.name}
          rename={async (name) => {
            // Without content: the name alone changes (API-104).
            await call(updateTemplate, { params: { id: asked.template.id }, body: { componentName: name } })
            await templatesChanged()
          }}
          onClose={close}
        />
      )}
      {asked && asked.what !== 'rename' && (
        <UsesDialog template={asked.template} isDeleting={asked.what === 'delete'} onClose={close} />
      )}
    </>
  )
}

function columns(t: Translate, showUses: (template: TemplateEntry) => void): readonly Column<TemplateEntry>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      sortBy: 'name',
      fixed: true,
      cell: (template) => (
        <span className="row tree">
          <span className="reuse-icon">
            <Icon name="component" />
          </span>
          <Link className="med trunc" to={editorAddress(template)}>
            {template.name}
          </Link>
        </span>
      ),
    },
    {
      id: 'type',
      title: t('Kind'),
      sortBy: 'type',
      hide: 'sm',
      cell: ({ type }) => <Badge tone="reuse">{type === 'section' ? t('Section') : t('Container')}</Badge>,
    },
    {
      id: 'uses',
      title: t('Used'),
      cell: (template) => (
        <button type="button" className="linkish" onClick={() => showUses(template)}>
          {usedWords(t, template)}
        </button>
      ),
    },
    {
      id: 'changed',
      title: t('Changed'),
      sortBy: 'changedAt',
      hide: 'md',
      className: 't2 num',
      cell: ({ changedAt }) => when(changedAt),
    },
    {
      id: 'by',
      title: t('By'),
      hide: 'lg',
      cell: ({ changedBy }) => changedBy !== '' && <Avatar name={changedBy} size="sm" />,
    },
  ]
}

function usedWords(t: Translate, { pages, isHeader, isFooter, settings }: TemplateEntry): string {
  const words = [
    ...(isHeader ? [t('Header')] : []),
    ...(isFooter ? [t('Footer')] : []),
    ...settings,
    ...(pages > 0 ? [t('{count} page|{count} pages', { count: pages })] : []),
  ]
  return words.length === 0 ? t('Not used') : words.join(', ')
}
