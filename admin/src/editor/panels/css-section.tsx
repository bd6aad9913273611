import type { CssRemark } from '@ashlar/sdk/platform'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../editor-context.tsx'
import { CssField } from './css-field.tsx'
import type { Settings } from './use-settings.ts'

/** Milliseconds after the last letter until the text is checked (STYLE-025), and that the good news stays (STYLE-029). */
const checkDelay = 1000
const newsTime = 2000

type Verdict =
  | { readonly kind: 'saved' | 'refused'; readonly remarks: readonly CssRemark[] }
  | { readonly kind: 'failed' }

interface CssSectionProps {
  readonly settings: Settings
  /** Told how many there are in what was typed and is therefore not stored. */
  readonly onProblems: (count: number) => void
}

/** CSS of this block alone. Checked before it is stored: what is wrong never takes the place of what was right (OPEN-134). */
export function CssSection({ settings, onProblems }: CssSectionProps) {
  const t = useTexts('admin')
  const { css } = useEditor()
  const { props, id } = settings
  const stored = typeof props['customCss'] === 'string' ? props['customCss'] : ''
  /** What was typed and is not stored. */
  const [draft, setDraft] = useState<string | undefined>()
  const [verdict, setVerdict] = useState<Verdict | undefined>()
  const latest = useRef({ draft, settings })
  useEffect(() => {
    latest.current = { draft, settings }
  })

  const store = (source: string) => {
    latest.current.settings.change({ customCss: source === '' ? undefined : source }, 'Change CSS of {name}')
    if (latest.current.draft === source) setDraft(undefined)
  }
  const check = async (source: string) => {
    if (source.trim() === '') {
      setVerdict(undefined)
      return store('')
    }
    const compiled = await css.compile(id, source).catch((error: unknown) => {
      console.warn('The CSS could not be checked.', error)
    })
    // Meanwhile something else was typed; that is checked by itself.
    if (latest.current.draft !== source) return
    if (!compiled) return setVerdict({ kind: 'failed' })
    if (compiled.errors.length > 0) return setVerdict({ kind: 'refused', remarks: compiled.errors })
    setVerdict({ kind: 'saved', remarks: compiled.warnings })
    store(source)
  }
  const checked = useRef(check)
  checked.current = check

  useEffect(() => {
    if (draft === undefined) return
    const timer = setTimeout(() => void checked.current(draft), checkDelay)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    if (verdict?.kind !== 'saved' || verdict.remarks.length > 0) return
    const timer = setTimeout(() => setVerdict(undefined), newsTime)
    return () => clearTimeout(timer)
  }, [verdict])

  const problems = verdict?.kind === 'refused' ? verdict.remarks.length : 0
  useEffect(() => {
    onProblems(problems)
    return () => onProblems(0)
  }, [onProblems, problems])

  const said = `${id}-css`
  return (
    <>
      <CssField
        describedBy={said}
        isRefused={verdict !== undefined && verdict.kind !== 'saved'}
        marked={verdict && verdict.kind !== 'failed' ? verdict.remarks.map(({ line }) => line) : []}
        value={draft ?? stored}
        onLeave={() => draft !== undefined && void check(draft)}
        onChange={(value) => {
          setVerdict(undefined)
          setDraft(value === stored ? undefined : value)
        }}
      />
      <div id={said} role="status" className="csssaid" data-verdict={verdict?.kind}>
        {verdict?.kind === 'saved' && (
          <p>
            {verdict.remarks.length === 0
              ? t('CSS saved successfully!')
              : t('Saved. Browsers may ignore the marked line.|Saved. Browsers may ignore the marked lines.', {
                  count: verdict.remarks.length,
                })}
          </p>
        )}
        {verdict?.kind === 'failed' && (
          <p>
            <Icon name="circle-alert" size="sm" />
            {t('Validation failed. Please check your CSS syntax.')}
          </p>
        )}
        {verdict && verdict.kind !== 'failed' && <Remarks remarks={verdict.remarks} />}
        {verdict?.kind === 'refused' && (
          <p className="csssaid__kept">{t('Not saved. The last valid CSS stays in effect.')}</p>
        )}
      </div>
    </>
  )
}

function Remarks({ remarks }: { readonly remarks: readonly CssRemark[] }) {
  const t = useTexts('admin')
  return remarks.map(({ line, column, message }) => (
    <p key={`${line} ${column} ${message}`}>
      <Icon name="circle-alert" size="sm" />
      {t('Line {line}: {message}', { line, message })}
    </p>
  ))
}
