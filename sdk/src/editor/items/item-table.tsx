import { useState } from 'react'
import type { Static, TObject } from 'typebox'
import { Grid } from '../../grid/grid.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts } from '../../ui/texts.ts'
import { itemColumns, itemErrors } from './item-columns.ts'
import type { ItemsOptions } from './options.ts'

export interface ItemTableProps<Item extends TObject> {
  readonly list: readonly Static<Item>[]
  readonly options: ItemsOptions<Item>
  readonly idOf: (item: Static<Item>) => string
  readonly onSave: (items: readonly Static<Item>[]) => void
  readonly onClose: () => void
}

/** All items as a spreadsheet: filled by typing and by pasting. What does not fit stays in its cell with the reason. */
export default function ItemTable<Item extends TObject>(props: ItemTableProps<Item>) {
  const { list, options, idOf, onSave, onClose } = props
  const t = useTexts('admin')
  const [rows, setRows] = useState(list)
  const [refused, setRefused] = useState(0)
  const [columns] = useState(() => itemColumns(options))
  const noun = t(options.noun)
  const isFull = options.most !== undefined && rows.length >= options.most
  const errorOf = (row: Static<Item>, column: string): string | undefined => itemErrors(options, row)[column]
  const isWrong = refused > 0 || rows.some((row) => Object.keys(itemErrors(options, row)).length > 0)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Edit as table')}
      description={t('Copy cells in a spreadsheet, or lines of a CSV file, and paste them here.')}
      icon="table"
      size="lg"
      footer={
        <>
          {isWrong && <span className="hint">{t('Some cells have errors.')}</span>}
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={isWrong} onClick={() => onSave(rows)}>
            {t('Apply')}
          </Button>
        </>
      }
    >
      <div className="blkitems__table">
        <Grid
          label={noun}
          columns={columns}
          rows={rows}
          idOf={idOf}
          onChange={setRows}
          onRefused={setRefused}
          newRow={(before) => options.blank(before)}
          most={options.most}
          height={360}
          errorOf={errorOf}
        />
        <div className="row">
          <Button size="sm" icon="plus" disabled={isFull} onClick={() => setRows([...rows, options.blank(rows)])}>
            {t('Add {noun}', { noun })}
          </Button>
          {rows.length > 0 && (
            <Button size="sm" icon="minus" onClick={() => setRows(rows.slice(0, -1))}>
              {t('Remove the last row')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
