import { useCall } from '@ashlar/sdk/admin'
import { PagePicker } from '@ashlar/sdk/forms'
import { allPages, listPages, type Page } from '@ashlar/sdk/platform'
import { Button, Dialog, Field, Select, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { moveAll } from '../page-actions.ts'
import { movePage } from './move-page.ts'
import { neighbours, placeOf } from './tree-place.ts'

export interface MoveDialogProps {
  /** One page, or several that go below the same parent. */
  readonly pages: readonly Page[]
  readonly onClose: () => void
}

/** "Move to…": parent and place, chosen from lists (the twin of dragging). */
export default function MoveDialog({ pages, onClose }: MoveDialogProps) {
  const t = useTexts('admin')
  const { data } = useCall(listPages, allPages)
  const all = data?.results.rows ?? []
  const [first] = pages
  const one = pages.length === 1 ? first : undefined
  const [parentId, setParent] = useState(first?.parentId ?? null)
  const [chosen, setSort] = useState<number>()
  const around = one ? neighbours(all, parentId, one.id) : []
  const standing = one && one.parentId === parentId ? placeOf(all, one).sort : around.length
  const sort = chosen ?? standing
  const move = () => {
    if (one) void movePage(all, one, { parentId, sort })
    else void moveAll(pages, parentId)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={
        one
          ? t('Move “{title}”', { title: one.title })
          : t('Move {count} page|Move {count} pages', { count: pages.length })
      }
      description={t('Its address stays the same. Pages below it move with it.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={!data} onClick={move}>
            {t('Move')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Field label={t('Below')}>
          {(ties) => (
            <PagePicker
              ties={ties}
              value={parentId}
              onChange={(id) => {
                setParent(id)
                setSort(undefined)
              }}
              none={t('None (top of the tree)')}
              except={pages.map(({ id }) => id)}
              groupsToo
            />
          )}
        </Field>
        {one && (
          <Field label={t('Place')}>
            {(ties) => (
              <Select
                {...ties}
                value={String(sort)}
                onChange={(value) => setSort(Number(value))}
                options={[
                  { value: '0', label: t('First') },
                  ...around.map((page, index) => ({
                    value: String(index + 1),
                    label: t('After “{title}”', { title: page.title }),
                  })),
                ]}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
