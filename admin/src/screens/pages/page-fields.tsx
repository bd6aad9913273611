import { useMe } from '@ashlar/sdk/admin'
import { type Form, PagePicker, SchemaField } from '@ashlar/sdk/forms'
import { MediaField } from '@ashlar/sdk/media'
import type { PageWithContent } from '@ashlar/sdk/platform'
import { Card, Field, Input, useTexts } from '@ashlar/sdk/ui'
import type { PageForm } from './page-form.schema.ts'

export interface PageFieldsProps {
  readonly form: Form<typeof PageForm>
  /** Absent while the page is new. */
  readonly page?: PageWithContent
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
                  except={page && [page.id]}
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
      <Card title={t('Image')} note={t('used in lists, when sharing and in blocks that show the page image')}>
        <MediaField
          id={form.idOf('image')}
          label={t('Address of the image')}
          value={form.values.image}
          error={form.errors.image}
          onChange={(image) => form.change('image', image)}
          onBlur={() => form.leave('image')}
        />
      </Card>
      <Card title={t('Search and sharing')}>
        <div className="form">
          <SearchResult form={form} />
          <SchemaField
            form={form}
            name="metaTitle"
            placeholder={form.values.title}
            hint={<Length text={form.values.metaTitle} best={60} />}
          />
          <SchemaField
            form={form}
            name="metaDescription"
            rows={2}
            placeholder={form.values.excerpt}
            hint={<Length text={form.values.metaDescription} best={160} />}
          />
          <MediaField
            id={form.idOf('metaImage')}
            label={t('Image for sharing')}
            value={form.values.metaImage}
            error={form.errors.metaImage}
            hint={t('Leave empty to use the page image.')}
            onChange={(image) => form.change('metaImage', image)}
            onBlur={() => form.leave('metaImage')}
          />
          <SchemaField
            form={form}
            name="canonical"
            placeholder="/about"
            hint={t('Only if search engines should show another address with the same content instead.')}
          />
          <SchemaField
            form={form}
            name="noindex"
            hint={t('Visitors can still open the page, but it is not in search results or the sitemap.')}
          />
          <SchemaField form={form} name="nofollow" />
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
      : page.status === 'published'
        ? t('If you change it, the old address redirects to the new one.')
        : t('Changing it moves the page to another address.')
    : t('Leave empty to make it from the title.')
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

/** How long a text is beside what search engines show of it. */
function Length({ text, best }: { readonly text: string; readonly best: number }) {
  const t = useTexts('admin')
  if (text === '') return t('Search engines show about {best} characters.', { best })
  return text.length > best
    ? t('{count} characters; search engines show about {best}.', { count: text.length, best })
    : t('{count} of about {best} characters', { count: text.length, best })
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
      <span className="t2">{metaDescription || excerpt || t('The first words of the page appear here.')}</span>
    </div>
  )
}
