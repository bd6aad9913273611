import type { Content } from '@ashlar/sdk'
import { Button, IconButton, Input, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { nameOf } from '../../blocks/naming.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { type Match, nextMatch } from './matches.ts'
import { afterReplaced, replaced } from './replacing.ts'
import { useHighlight, useMatches } from './use-matches.ts'
import './find-bar.css'

export interface FindBarProps {
  /** Counts how often it was asked for: then the field takes the focus again. */
  readonly asked: number
  /** It was asked for to replace. */
  readonly isReplacing: boolean
  readonly onReplacing: (isReplacing: boolean) => void
  readonly onClose: () => void
}

/**
 * Finds words in the blocks of the page, goes from one to the next, and puts others in their place. Enter is next, Shift
 * and Enter back; in the field of the other words, Enter replaces and Ctrl and Enter replaces all.
 */
export function FindBar({ asked, isReplacing, onReplacing, onClose }: FindBarProps) {
  const t = useTexts('admin')
  const { store, blocks, geometry, announce, canEdit } = useEditor()
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [isExact, setExact] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [told, setTold] = useState<Told>()
  const [chosen, setChosen] = useState(-1)
  const selected = useEditorState((state) => state.selected)
  const sought = useMemo(() => ({ words, isExact, isWhole }), [words, isExact, isWhole])
  const { matches, content, find } = useMatches(sought)
  const field = useRef<HTMLInputElement>(null)
  const other = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [asked])

  // Where the person went since then counts.
  const at = matches[chosen]?.node === selected ? chosen : matches.findIndex(({ node }) => node === selected)
  useHighlight(matches, at, sought)
  const isFound = matches.length > 0
  // About the page as it was then: an undo, or another word, and it no longer holds.
  const outcome = told?.content === content ? told.sentence : ''
  const say = () => {
    if (words === '') return ''
    if (!isFound) return t('No results')
    return at < 0
      ? t('{count} match|{count} matches', { count: matches.length })
      : t('{number} of {count}', { number: at + 1, count: matches.length })
  }
  const stand = (all: readonly Match[], index: number, first = '') => {
    const match = all[index]
    const node = match && store.node(match.node)
    if (!match || !node) return announce(first === '' ? t('No results') : first)
    setChosen(index)
    store.select(match.node)
    geometry.scrollTo(match.node)
    const place = { name: nameOf(blocks, node), number: index + 1, count: all.length }
    announce([first, t('{name} selected, {number} of {count}.', place)].filter((each) => each !== '').join(' '))
  }
  const tell = (sentence: string) => {
    setTold({ sentence, content: store.content })
    announce(sentence)
  }
  const go = (step: 1 | -1) => {
    setTold(undefined)
    stand(matches, nextMatch(matches, at, selected, step))
  }
  const replaceOne = () => {
    setTold(undefined)
    const all = find()
    const index = at >= 0 && all[at] ? at : nextMatch(all, -1, selected, 1)
    const match = all[index]
    // The first time it only shows what would be replaced.
    if (!match || index !== at) return stand(all, index)
    if (match.kept !== undefined) return stand(all, nextMatch(all, index, selected, 1), t(keptWords[match.kept]))
    const { patch, count } = replaced(store.content, blocks.catalogue, [match], by)
    if (count === 0) {
      return tell(t('This text would be too long or empty.'))
    }
    store.change(patch, { label: t('Replace “{words}”', { words }) })
    const now = find()
    stand(now, afterReplaced(now, index, match, by), t('Replaced.'))
  }
  const replaceAll = () => {
    const { patch, count, kept, refused } = replaced(store.content, blocks.catalogue, find(), by)
    store.change(patch, { label: t('Replace all “{words}”', { words }) })
    const said = [
      count === 0 ? t('Nothing was replaced.') : t('Replaced once.|Replaced {count} times.', { count }),
      kept > 0 &&
        t(
          'One match in a locked block or a linked template was left.|{count} matches in locked blocks or linked templates were left.',
          {
            count: kept,
          },
        ),
      refused > 0 &&
        t(
          'One match was left because its text would be too long or empty.|{count} matches were left because their texts would be too long or empty.',
          {
            count: refused,
          },
        ),
    ].filter((sentence) => sentence !== false)
    tell(said.join(' '))
    // The button that was pressed may have nothing to do any more.
    field.current?.focus()
  }
  const close = () => {
    onClose()
    // On with the keys of the page: what was found is selected there.
    geometry.frame?.focus()
    geometry.frame?.contentWindow?.focus()
  }
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') close()
    // From the one field to the other; what stands between them is behind Shift and Tab.
    else if (event.key === 'Tab' && !event.shiftKey && event.target === field.current && other.current)
      other.current.focus()
    else if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      if (isCommand) replaceAll()
      else replaceOne()
    else return
    event.preventDefault()
  }
  return (
    <search className="edfind" aria-label={isReplacing ? t('Find and replace') : t('Find on the page')} onKeyDown={key}>
      <div className="edfind__r">
        {canEdit && (
          <IconButton
            icon={isReplacing ? 'chevron-down' : 'chevron-right'}
            className="edfind__more"
            label={t('Replace')}
            aria-expanded={isReplacing}
            onClick={() => onReplacing(!isReplacing)}
          />
        )}
        <Input
          ref={field}
          size="sm"
          icon="search"
          aria-label={t('Find on the page')}
          placeholder={t('Find on the page')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setTold(undefined)
            setChosen(-1)
          }}
          suffix={
            <>
              <IconButton
                size="xs"
                icon="case-sensitive"
                label={t('Match case')}
                active={isExact}
                onClick={() => setExact(!isExact)}
              />
              <IconButton
                size="xs"
                icon="whole-word"
                label={t('Whole words')}
                active={isWhole}
                onClick={() => setWhole(!isWhole)}
              />
            </>
          }
        />
        <output aria-live="polite">{say()}</output>
        <IconButton icon="chevron-up" label={t('Previous match')} disabled={!isFound} onClick={() => go(-1)} />
        <IconButton icon="chevron-down" label={t('Next match')} disabled={!isFound} onClick={() => go(1)} />
        <IconButton icon="x" label={t('Close')} tooltip={false} onClick={close} />
      </div>
      {isReplacing && canEdit && (
        <div className="edfind__r edfind__by">
          <Input
            ref={other}
            size="sm"
            icon="replace"
            aria-label={t('Replace with')}
            placeholder={t('Replace with')}
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
          <Button size="sm" disabled={!isFound} onClick={replaceOne}>
            {t('Replace')}
          </Button>
          <Button size="sm" disabled={!isFound} onClick={replaceAll}>
            {t('Replace all')}
          </Button>
        </div>
      )}
      {outcome !== '' && <p className="edfind__o">{outcome}</p>}
    </search>
  )
}

/** What was done to the page that it was then. */
interface Told {
  readonly sentence: string
  readonly content: Content
}

const keptWords = {
  name: 'The name of a block is not replaced.',
  locked: 'This block is locked.',
  linked: 'This text belongs to a linked template.',
} as const
