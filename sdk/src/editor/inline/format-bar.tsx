import { $getSelection, FORMAT_ELEMENT_COMMAND, FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { labelFor } from '../../forms/check.ts'
import { themeColours } from '../../style/values.ts'
import { useTexts } from '../../ui/texts.ts'
import { $setColour } from './coloured-words.ts'
import { alignmentNames, kindNames } from './format-words.ts'
import {
  $setKind,
  $setList,
  type Alignment,
  alignments,
  blockKinds,
  type Mark,
  marks,
  type RichFormat,
} from './rich-format.ts'
import { TextFields } from './text-fields.ts'

const markLooks: Record<Mark, { name: string; look: ReactNode }> = {
  bold: { name: 'Bold', look: <b>B</b> },
  italic: { name: 'Italic', look: <i>I</i> },
  underline: { name: 'Underline', look: <u>U</u> },
  strikethrough: { name: 'Strikethrough', look: <s>S</s> },
  code: { name: 'Code', look: <code>{'<>'}</code> },
}
const listLooks = {
  bullet: { name: 'Bulleted list', path: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13' },
  number: {
    name: 'Numbered list',
    path: 'M10 5h11M10 12h11M10 19h11M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  },
} as const
const alignmentPaths: Readonly<Record<Alignment, string>> = {
  start: 'M3 5h18M3 12h12M3 19h15',
  center: 'M3 5h18M6 12h12M5 19h14',
  end: 'M3 5h18M9 12h12M6 19h15',
}
const linkPath =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71'

export interface FormatBarProps {
  readonly editor: LexicalEditor
  readonly format: RichFormat
  /** The text that is edited. */
  readonly element: HTMLElement
  /** Opens the link at the selection. */
  readonly onLink: () => void
}

/** The tools over a text that is being edited. */
export function FormatBar({ editor, format, element, onLink }: FormatBarProps) {
  const t = useTexts('admin')
  const fields = use(TextFields)
  const tools = useRef<HTMLDivElement>(null)
  usePlaceOver(element, tools)

  return (
    <div className="bar" ref={tools} role="toolbar" aria-label={t('Text')} onPointerDown={keepSelection}>
      <select
        aria-label={t('Paragraph style')}
        value={format.kind}
        onPointerDown={(event) => event.stopPropagation()}
        onChange={(event) => {
          const kind = blockKinds.find((known) => known === event.target.value)
          if (kind) editor.update(() => $setKind(kind))
        }}
      >
        {blockKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </select>
      <span className="rule" />
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-label={t(markLooks[mark].name)}
          title={t(markLooks[mark].name)}
          aria-pressed={format.marks.has(mark)}
          onMouseDown={keepSelection}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)}
        >
          {markLooks[mark].look}
        </button>
      ))}
      <span className="rule" />
      {(['bullet', 'number'] as const).map((list) => (
        <button
          key={list}
          type="button"
          aria-label={t(listLooks[list].name)}
          title={t(listLooks[list].name)}
          aria-pressed={format.list === list}
          onMouseDown={keepSelection}
          onClick={() => editor.update(() => $setList(list, format.list !== list))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={listLooks[list].path} />
          </svg>
        </button>
      ))}
      <span className="rule" />
      {alignments.map((alignment) => (
        <button
          key={alignment}
          type="button"
          aria-label={t(alignmentNames[alignment])}
          title={t(alignmentNames[alignment])}
          aria-pressed={format.align === alignment}
          onMouseDown={keepSelection}
          onClick={() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, alignment === 'start' ? '' : alignment)}
        >
          <svg className="sided" viewBox="0 0 24 24" aria-hidden="true">
            <path d={alignmentPaths[alignment]} />
          </svg>
        </button>
      ))}
      <select
        aria-label={t('Text colour')}
        value={format.colour ?? ''}
        onPointerDown={(event) => event.stopPropagation()}
        onChange={({ target }) => editor.update(() => $setColour(themeColours.find((name) => name === target.value)))}
      >
        <option value="">{t('Colour')}</option>
        {themeColours.map((name) => (
          <option key={name} value={name}>
            {t(labelFor(undefined, name))}
          </option>
        ))}
      </select>
      <span className="rule" />
      <button
        type="button"
        aria-label={t('Link')}
        title={`${t('Link')} (Ctrl K)`}
        aria-pressed={format.link !== undefined}
        onMouseDown={keepSelection}
        onClick={onLink}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={linkPath} />
        </svg>
      </button>
      {fields.length > 0 && (
        <select
          aria-label={t('Insert a personal field')}
          value=""
          onPointerDown={(event) => event.stopPropagation()}
          onChange={({ target }) => {
            editor.update(() => $getSelection()?.insertText(target.value))
            editor.focus()
          }}
        >
          <option value="">{t('Personal field')}</option>
          {fields.map(({ title, placeholder }) => (
            <option key={placeholder} value={placeholder}>
              {title}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/**
 * Above the text, else below it, else at the edge of what is in sight; never beyond the page's sides, where a tool could
 * not be reached. It goes along while the page scrolls under it.
 */
function usePlaceOver(element: HTMLElement, bar: RefObject<HTMLElement | null>) {
  const place = () => {
    const view = element.ownerDocument.defaultView
    const shown = bar.current?.getBoundingClientRect()
    if (!view || !bar.current || !shown) return
    const box = element.getBoundingClientRect()
    const zoom = Number(element.ownerDocument.documentElement.style.getPropertyValue('--ashlar-zoom')) || 1
    const [gap, side] = [6 / zoom, 4]
    const [above, below] = [box.top - gap, box.bottom + gap + shown.height]
    const bottom = above > shown.height ? above : below < view.innerHeight ? below : shown.height + gap
    const left = Math.max(side, Math.min(box.left, view.document.documentElement.clientWidth - shown.width - side))
    bar.current.style.left = `${left + view.scrollX}px`
    // By its lower edge, which the scaling keeps where it is.
    bar.current.style.bottom = `${-(bottom + view.scrollY)}px`
  }
  useLayoutEffect(place)
  const latest = useRef(place)
  latest.current = place
  useEffect(() => {
    const view = element.ownerDocument.defaultView
    const again = () => latest.current()
    view?.addEventListener('scroll', again, { passive: true })
    view?.addEventListener('resize', again)
    return () => {
      view?.removeEventListener('scroll', again)
      view?.removeEventListener('resize', again)
    }
  }, [element])
}

function keepSelection(event: { preventDefault(): void }) {
  event.preventDefault()
}
