import type { Page } from '@ashlar/sdk/platform'

/** A page as tests need one. */
export const samplePage = (id: number, parentId: number | null, sort: number): Page => ({
  ...{ id, parentId, sort, title: `Page ${id}`, slug: `page-${id}`, status: 'draft', isDummy: false, isHome: false },
  ...{ publish_date: '2026-01-01T00:00:00Z', unpublish_date: null, deleted: false, revision: 1, contentRevision: 1 },
  hasUnpublishedChanges: false,
  ...{ showPageTitle: true, showHeader: true, showFooter: true, excerpt: '', image: '' },
  ...{ metaTitle: '', metaDescription: '', metaImage: '', canonical: '', noindex: false, nofollow: false },
  ...{ createdAt: '2026-01-01T00:00:00Z', changedAt: '2026-01-01T00:00:00Z', changedBy: '' },
})
