import { useCall } from '@ashlar/sdk/admin'
import { listMedia } from '@ashlar/sdk/platform'
import { Button, Count, Input, Segments, Select, useTexts } from '@ashlar/sdk/ui'
import type { LibraryState, Order, TypeFilter } from './library-state.ts'

interface LibraryToolsProps {
  readonly state: LibraryState
  readonly onChange: (part: Partial<LibraryState>) => void
}

/** Search, type, order and view. */
export function LibraryTools({ state, onChange }: LibraryToolsProps) {
  const t = useTexts('admin')
  const lacking = useCall(listMedia, { query: { lacksAltText: true, itemsPerPage: 1 } }).data?.results.total ?? 0
  const types: readonly { value: TypeFilter; label: string }[] = [
    { value: '', label: t('All types') },
    { value: 'image', label: t('Images') },
    { value: 'video', label: t('Videos') },
    { value: 'document', label: t('Documents') },
    { value: 'deleted', label: t('Trash') },
  ]
  const orders: readonly { value: Order; label: string }[] = [
    { value: '', label: t('Newest first') },
    { value: 'oldest', label: t('Oldest first') },
    { value: 'name', label: t('By name') },
    { value: 'largest', label: t('Largest first') },
  ]
  return (
    <div className="mtools">
      <Input
        className="mtools__s"
        icon="search"
        type="search"
        aria-label={t('Search files')}
        placeholder={t('Search files')}
        value={state.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <Select
        aria-label={t('Type')}
        value={state.type}
        options={types}
        onChange={(type) => onChange({ type, undescribed: false })}
      />
      <Select aria-label={t('Order')} value={state.order} options={orders} onChange={(order) => onChange({ order })} />
      {(lacking > 0 || state.undescribed) && (
        <Button
          icon="message-square-off"
          aria-pressed={state.undescribed}
          onClick={() => onChange({ type: '', undescribed: !state.undescribed })}
        >
          {t('Without alternative text')}
          <Count>{lacking}</Count>
        </Button>
      )}
      <span className="grow" />
      <Segments
        label={t('View')}
        iconOnly
        value={state.view}
        options={[
          { value: 'grid', label: t('Grid'), icon: 'layout-grid' },
          { value: 'list', label: t('List'), icon: 'list' },
        ]}
        onChange={(view) => onChange({ view })}
      />
    </div>
  )
}
