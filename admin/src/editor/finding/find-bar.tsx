import { IconButton, Input, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { nameOf } from '../../blocks/naming.ts'
import { useEditor, useEditorState, useSettledContent } from '../editor-context.tsx'
import { matchesIn, nextMatch } from './matches.ts'

export interface FindBarProps {
  /** Counts how often it was asked for: then the field takes the focus again. */
  readonly asked: number
  readonly onClose: () => void
}

/** Finds words in the blocks of the page, and goes from one to the next. Enter is next, Shift and Enter back. */
export function FindBar({ asked, onClose }: FindBarProps) {
  const t = useTexts('admin')
  const { store, blocks, geometry, announce } = useEditor()
  const content = useSettledContent()
  const [search, setSearch] = useState('')
  const selected = useEditorState((state) => state.selected)
  const matches = useMemo(() => matchesIn(content, blocks.catalogue, search), [content, blocks, search])
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [asked])

  const at = selected === undefined ? -1 : matches.indexOf(selected)
  const say = () => {
    if (search.trim() === '') return ''
    if (matches.length === 0) return t('No results')
    return at < 0
      ? t('{count} block|{count} blocks', { count: matches.length })
      : t('{number} of {count}', { number: at + 1, count: matches.length })
  }
  const go = (step: 1 | -1) => {
    const id = nextMatch(matches, selected, step)
    const node = id === undefined ? undefined : store.node(id)
    if (id === undefined || !node) return announce(t('No results'))
    store.select(id)
    geometry.scrollTo(id)
    const number = matches.indexOf(id) + 1
    announce(t('{name} selected, {number} of {count}.', { name: nameOf(blocks, node), number, count: matches.length }))
  }
  const close = () => {
    onClose()
    // On with the keys of the page: what was found is selected there.
    geometry.frame?.focus()
    geometry.frame?.contentWindow?.focus()
  }
  return (
    <search
      className="edfind"
      aria-label={t('Find on the page')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        else if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1)
        else return
        event.preventDefault()
      }}
    >
      <Input
        ref={field}
        size="sm"
        icon="search"
        aria-label={t('Find on the page')}
        placeholder={t('Find on the page')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <output aria-live="polite">{say()}</output>
      <IconButton
        icon="chevron-up"
        label={t('Previous match')}
        disabled={matches.length === 0}
        onClick={() => go(-1)}
      />
      <IconButton icon="chevron-down" label={t('Next match')} disabled={matches.length === 0} onClick={() => go(1)} />
      <IconButton icon="x" label={t('Close')} tooltip={false} onClick={close} />
    </search>
  )
}
