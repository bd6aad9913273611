import { Button, Icon, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { layerNameOf } from '../../blocks/naming.ts'
import { type Finding, keyOf } from '../checks/checks.ts'
import type { Findings } from '../checks/find-on-page.ts'
import { type Fix, fixOf } from '../checks/fixes.ts'
import { useEditor } from '../editor-context.tsx'
import { passedChecks } from './check-ring.tsx'
import { problemInWords } from './problem-in-words.ts'

interface FindingListProps extends Findings {
  readonly onShow: (finding: Finding) => void
}

/** What was found; each leads to its block or is mended here. It informs: whoever wants to can publish anyway. */
export function FindingList({ found, problem, onShow }: FindingListProps) {
  const t = useTexts('admin')
  const passed = found ? passedChecks(found, problem === undefined) : []
  const isBusy = found === undefined && problem === undefined
  return (
    <section className="publ__checks" aria-label={t('Checks')} aria-busy={isBusy}>
      {isBusy && <p className="t3 xs">{t('Checking the page…')}</p>}
      {problem && <Note tone="warn">{problemInWords(t, problem, found)}</Note>}
      {found && found.length > 0 && (
        <ul>
          {found.map((finding) => (
            <FindingRow key={keyOf(finding)} finding={finding} onShow={() => onShow(finding)} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <p className="publ__fine">
          <Icon name="circle-check" />
          <span>
            <b>{t('{count} check passed|{count} checks passed', { count: passed.length })}</b>
            <span className="t3 xs">{sentence(passed.map((words) => t(words)))}</span>
          </span>
        </p>
      )}
    </section>
  )
}

/** Joined as the language does, with a capital letter. */
function sentence(words: readonly string[]): string {
  const joined = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'unit' }).format(words)
  return joined.charAt(0).toLocaleUpperCase() + joined.slice(1)
}

function FindingRow({ finding, onShow }: { readonly finding: Finding; readonly onShow: () => void }) {
  const t = useTexts('admin')
  const { store, blocks, canEdit } = useEditor()
  const node = store.node(finding.node)
  if (!node) return null
  const fix = canEdit ? fixOf(finding, store.content, blocks.catalogue) : undefined
  return (
    <li>
      <button type="button" className="publ__found" onClick={onShow}>
        <Icon name="triangle-alert" />
        <span>
          <b>{t(finding.words, finding.gaps)}</b>
          <span className="t3 xs">{t('Select the block: {name}', { name: layerNameOf(blocks, node) })}</span>
        </span>
      </button>
      {fix && <FixControl fix={fix} node={finding.node} />}
    </li>
  )
}

/** One function for all renders: the box takes the focus when it comes, and not again with each letter. */
const focused = (box: HTMLInputElement | null) => box?.focus()

/** Mends the block, as a step that can be undone. */
function FixControl({ fix, node }: { readonly fix: Fix; readonly node: string }) {
  const t = useTexts('admin')
  const { commands } = useEditor()
  const [words, setWords] = useState<string>()
  if (fix.kind === 'change')
    return (
      <Button size="sm" onClick={() => commands.changeProps(node, fix.change)}>
        {t(fix.label, fix.gaps)}
      </Button>
    )
  if (words === undefined)
    return (
      <Button size="sm" onClick={() => setWords('')}>
        {t('Fix')}
      </Button>
    )
  return (
    <form
      className="publ__fix"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '') commands.changeProps(node, { [fix.prop]: words.trim() })
      }}
    >
      <Input
        ref={focused}
        aria-label={t(fix.label)}
        placeholder={t(fix.label)}
        value={words}
        maxLength={fix.maxLength}
        onChange={({ target }) => setWords(target.value)}
        size="sm"
      />
      <Button size="sm" type="submit" disabled={words.trim() === ''}>
        {t('Done')}
      </Button>
    </form>
  )
}
