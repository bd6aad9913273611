import { pageAside } from '@ashlar/sdk'
import { SlotFills, useCan } from '@ashlar/sdk/admin'
import { DateTimeField, PagePicker, SchemaField } from '@ashlar/sdk/forms'
import type { Page } from '@ashlar/sdk/platform'
import { Card, Field, useTexts } from '@ashlar/sdk/ui'
import { MoveToTrash, PageContentCard } from './page-content-card.tsx'
import type { PageFieldsProps } from './page-fields.tsx'
import { shownStatus } from './page-state.ts'
import { PreviewLinks } from './previews/preview-links.tsx'

/** The narrow column: status, dates, what is shown around the content. */
export function PageAside({ form, page }: PageFieldsProps) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  return (
    <div className="col">
      <Card title={t('Publishing')}>
        <div className="form">
          <SchemaField
            form={form}
            name="status"
            required
            options={{ draft: t('Draft'), published: t('Published'), archived: t('Archived') }}
            prefix={<i className={`sdot is-${dotOf(form.values)}`} />}
          />
          <PublishDate form={form} />
          <Field
            id={form.idOf('unpublish_date')}
            label={t('Unpublish date')}
            hint={t('Optional. From this date visitors no longer see the page.')}
            error={form.errors.unpublish_date}
          >
            {(ties) => (
              <DateTimeField
                ties={ties}
                value={form.values.unpublish_date ?? ''}
                onChange={(value) => form.change('unpublish_date', value === '' ? null : value)}
                onLeave={() => form.leave('unpublish_date')}
              />
            )}
          </Field>
          <SchemaField form={form} name="showPageTitle" hint={t('Above the first section')} />
          <SchemaField form={form} name="showHeader" />
          <SchemaField form={form} name="showFooter" />
        </div>
      </Card>
      {!page && (
        <Card title={t('Content')}>
          <Field
            id={form.idOf('copyFrom')}
            label={t('Copy content from')}
            hint={t('Starts from that page instead of a blank layout.')}
            error={form.errors.copyFrom}
          >
            {(ties) => (
              <PagePicker
                ties={ties}
                value={form.values.copyFrom}
                onChange={(id) => form.change('copyFrom', id)}
                none={t('Choose a page')}
              />
            )}
          </Field>
        </Card>
      )}
      {page && <PageContentCard page={page} />}
      {page && !page.deleted && canEdit && <PreviewLinks page={page} />}
      {page && <SlotFills slot={pageAside} props={{ pageId: page.id, slug: page.slug }} />}
      {page && <MoveToTrash page={page} />}
    </div>
  )
}

/** The dot beside the chosen status; a date ahead shows in the badge. */
const dotOf = ({ status }: Pick<Page, 'status'>): string =>
  shownStatus({ status, deleted: false, publish_date: '' }).tone

function PublishDate({ form }: Pick<PageFieldsProps, 'form'>) {
  const t = useTexts('admin')
  const { publish_date, status } = form.values
  const isAhead = new Date(publish_date) > new Date()
  return (
    <Field
      id={form.idOf('publish_date')}
      label={t('Publish date')}
      required
      hint={isAhead && status === 'published' ? t('Visitors see the page from this date.') : undefined}
      error={form.errors.publish_date}
    >
      {(ties) => (
        <DateTimeField
          ties={ties}
          value={publish_date}
          onChange={(value) => form.change('publish_date', value)}
          onLeave={() => form.leave('publish_date')}
        />
      )}
    </Field>
  )
}
