import { Count, Icon, type Translate, useTexts } from '@ashlar/sdk/ui'
import type { Line, PartChange, Section } from './sections.ts'

export interface FoldsProps {
  readonly sections: readonly Section[]
  /** Nothing changes: it is only told what is there. */
  readonly isStill?: boolean
}

/** Subjects, folded: a closed one still tells how much of it there is and changes. */
export function Folds({ sections, isStill = false }: FoldsProps) {
  const shown = sections.filter(({ lines }) => lines.length > 0)
  if (shown.length === 0) return null
  return (
    <div className="folds">
      {shown.map((section) => (
        <Fold key={section.title} section={section} isStill={isStill} />
      ))}
    </div>
  )
}

function Fold({ section: { title, lines }, isStill }: { readonly section: Section; readonly isStill: boolean }) {
  const t = useTexts('admin')
  return (
    <details>
      <summary>
        <Icon name="chevron-right" size="sm" />
        <span className="med">{title}</span>
        <Count>{lines.length}</Count>
        <span className="grow" />
        {!isStill && <span className="t3 xs">{tally(lines, t)}</span>}
      </summary>
      <ul>
        {lines.map(({ key, change, name, isCode, end }) => (
          <li key={key} className={`is-${change}`}>
            {!isStill && (
              <span className="sign" role="img" aria-label={t(changeWords[change])}>
                {signs[change]}
              </span>
            )}
            <span className={`grow${isCode ? ' mono' : ''}`}>{name}</span>
            <span className="t3 xs">{end}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const changeWords = { added: 'New', changed: 'Changed', removed: 'Removed', kept: 'Unchanged' }
const signs = { added: '+', changed: '~', removed: '−', kept: '' }

function tally(lines: readonly Line[], t: Translate): string {
  const count = (change: PartChange) => lines.filter((line) => line.change === change).length
  const parts = [
    [count('added'), t('{n} new', { n: count('added') })],
    [count('changed'), t('{n} changed', { n: count('changed') })],
    [count('removed'), t('{n} removed', { n: count('removed') })],
  ] as const
  const said = parts.filter(([some]) => some > 0).map(([, words]) => words)
  return said.length === 0 ? t('unchanged') : said.join(', ')
}
