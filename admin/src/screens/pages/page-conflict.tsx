import { labelOf } from '@ashlar/sdk/forms'
import type { Page } from '@ashlar/sdk/platform'
import { Button, Dialog, useTexts, when } from '@ashlar/sdk/ui'
import { formOf, PageForm } from './page-form.schema.ts'

export interface PageConflictProps {
  /** What is stored now. */
  readonly theirs: Page
  readonly mine: PageForm
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Somebody saved in the meantime: both versions side by side, three ways out, nothing lost. */
export function PageConflict({ theirs, mine, onClose, onTakeTheirs, onKeepMine }: PageConflictProps) {
  const t = useTexts('admin')
  const stored = formOf(theirs)
  const differing = Object.entries(mine).filter(([name, value]) => value !== fieldOf(stored, name))
  const who = theirs.changedBy === '' ? t('Someone else') : theirs.changedBy
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon="file-pen-line"
      tone="warn"
      title={t('{who} saved this page in the meantime', { who })}
      description={t('{when}. Nothing was overwritten, and what you typed is still here.', {
        when: when(theirs.changedAt),
      })}
      footer={
        <>
          <Button variant="ghost" onClick={onTakeTheirs}>
            {t('Use theirs, discard mine')}
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>{t('Keep editing')}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t('Overwrite with mine')}
          </Button>
        </>
      }
    >
      <table className="versions">
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Saved now')}</th>
            <th scope="col">{t('Yours')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(([name, value]) => (
            <tr key={name}>
              <td className="t2">{labelOf(PageForm, name)}</td>
              <td>{shown(fieldOf(stored, name), t)}</td>
              <td className="med">{shown(value, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

const fieldOf = (form: object, name: string): unknown => Object.entries(form).find(([key]) => key === name)?.[1]

function shown(value: unknown, t: ReturnType<typeof useTexts>): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (value === null || value === '') return t('(empty)')
  const text = String(value)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? when(text) : text
}
