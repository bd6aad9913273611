import { type Form, formPart } from '@ashlar/sdk/forms'
import { Grid } from '@ashlar/sdk/grid'
import { Button, Card, FieldError, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { type DocumentTaxes, itemLimits } from '../../contract.ts'
import { blankLine, type DocumentForm, type FormLine, isEmptyLine, lineFrom } from './document-form.ts'
import { lineColumns } from './line-columns.tsx'
import { SourcesDialog } from './sources-dialog.tsx'

export interface LinesCardProps {
  readonly form: Form<typeof DocumentForm>
  readonly currency: string
  readonly classes: DocumentTaxes['classes']
  readonly hasOptions: boolean
  readonly onRefused: (count: number) => void
  /** Below the lines: what they come to. */
  readonly children: ReactNode
}

/** The lines of a document, filled in like a spreadsheet. */
export const LinesCard = formPart<LinesCardProps>(
  ['items'],
  function LinesCard({ form, currency, classes, hasOptions, onRefused, children }) {
    const t = useTexts('invoicing')
    const { items } = form.values
    const [isFinding, setFinding] = useState(false)
    const columns = useMemo(() => lineColumns({ t, currency, classes, hasOptions }), [t, currency, classes, hasOptions])
    const places = new Map(items.map((line, at) => [line.key, at]))
    const put = (rows: readonly FormLine[]) => form.change('items', [...rows])
    const add = (...lines: readonly FormLine[]) => put([...items.filter((line) => !isEmptyLine(line)), ...lines])
    const problem = form.errors['items']
    return (
      <Card title={t('Lines')}>
        <div className="form" id={form.idOf('items')} tabIndex={-1}>
          <Grid<FormLine>
            label={t('Lines')}
            columns={columns}
            rows={items}
            idOf={({ key }) => key}
            onChange={put}
            onRefused={onRefused}
            errorOf={({ key }, column) => form.errors[`items/${places.get(key)}/${column}`]}
            newRow={() => blankLine()}
            most={itemLimits.lines}
            arranges
          />
          {problem && <FieldError id={`${form.idOf('items')}-error`}>{problem}</FieldError>}
          <div className="row wrap">
            <Button size="sm" icon="plus" onClick={() => put([...items, blankLine()])}>
              {t('Add line')}
            </Button>
            <Button size="sm" icon="heading" onClick={() => add(blankLine('section'))}>
              {t('Add section')}
            </Button>
            <Button size="sm" icon="text" onClick={() => add(blankLine('note'))}>
              {t('Add note')}
            </Button>
            <Button size="sm" icon="search" onClick={() => setFinding(true)}>
              {t('Find items')}
            </Button>
          </div>
          {children}
        </div>
        {isFinding && (
          <SourcesDialog onAdd={(found) => add(...found.map(lineFrom))} onClose={() => setFinding(false)} />
        )}
      </Card>
    )
  },
)
