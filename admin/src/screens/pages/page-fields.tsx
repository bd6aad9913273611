import type { Page } from '@ashlar/sdk'
import { useMe } from '@ashlar/sdk/admin'
import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { Card, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { ImageField } from './image-field.tsx'
import type { PageForm } from './page-form.schema.ts'
import { PagePicker } from './page-picker.tsx'

export interface PageFieldsProps {
  readonly form: Form<typeof PageForm>
  /** Absent while the page is new. */
  readonly page?: Page
}

/** The wide column: what the page is called, where it stands, how it is found. */
export function PageFields({ form, page }: PageFieldsProps) {
  const t = useTexts('admin')
  return (
    <div className="col">
      <Card>
        <div className="form">
          <SchemaField form={form} name="title" required />
          <div className="g2">
            <SlugField form={form} {...(page ? { page } : {})} />
            <Field id={form.idOf('parentId')} label={t('Parent page')} error={form.errors.parentId}>
              {(ties) => (
                <PagePicker
                  ties={ties}
                  value={form.values.parentId}
                  onChange={(id) => form.change('parentId', id)}
                  none={t('None (top of the tree)')}
                  except={page?.id}
                  groupsToo
                />
              )}
            </Field>
          </div>
          <SchemaField
            form={form}
            name="excerpt"
            rows={3}
            placeholder={t('One or two sentences for lists and search results')}
          />
        </div>
      </Card>
      <Card title={t('Image')} note={t('for lists, sharing and blocks that use the page image')}>
        <ImageField form={form} />
      </Card>
      <Card title={t('Search and sharing')}>
        <div className="form">
          <SearchResult form={form} />
          <SchemaField form={form} name="metaTitle" placeholder={form.values.title} />
          <SchemaField form={form} name="metaDescription" rows={2} placeholder={form.values.excerpt} />
          <SchemaField
            form={form}
            name="noindex"
            hint={t('The page stays reachable, but is in no search result and not in the sitemap.')}
          />
        </div>
      </Card>
    </div>
  )
}

function SlugField({ form, page }: PageFieldsProps) {
  const t = useTexts('admin')
  const hint = page
    ? page.isHome
      ? t('The home page has no address of its own.')
      : t('A change moves the page to another address.')
    : t('Left empty, it is made from the title.')
  return (
    <Field id={form.idOf('slug')} label={t('Address')} hint={hint} error={form.errors.slug}>
      {(ties) => (
        <Input
          {...ties}
          prefix={<span className="add mono slug">/</span>}
          value={form.values.slug}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => form.change('slug', target.value.replace(/^\/+/, '').toLowerCase())}
          onBlur={() => form.leave('slug')}
        />
      )}
    </Field>
  )
}

/** As a search engine would show it. */
function SearchResult({ form }: Pick<PageFieldsProps, 'form'>) {
  const t = useTexts('admin')
  const { tenant } = useMe()
  const { title, slug, metaTitle, metaDescription, excerpt } = form.values
  const name = tenant?.name ?? ''
  return (
    <div className="serp" role="img" aria-label={t('Preview of the search result')}>
      <span className="xs t2">{[location.host, ...slug.split('/').filter(Boolean)].join(' › ')}</span>
      <b>{metaTitle || [title || t('Title'), name].filter(Boolean).join(' | ')}</b>
      <span className="t2">{metaDescription || excerpt || t('The first words of the page stand here.')}</span>
    </div>
  )
}
