import { $createLinkNode } from '@lexical/link'
import { MenuOption } from '@lexical/react/LexicalMenuOption'
import { LexicalTypeaheadMenuPlugin, useBasicTypeaheadTriggerMatch } from '@lexical/react/LexicalTypeaheadMenuPlugin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { $createTextNode, type TextNode } from 'lexical'
import { useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../ui/texts.ts'
import { useSettled } from '../ui/use-settled.ts'
import { MentionList, type MentionOption } from './mention-list.tsx'
import type { Mention, Mentions } from './rich-text-field.tsx'

/** Milliseconds of rest before typing is searched for. */
const pause = 150
/** Characters of the longest word that is searched for. */
const longest = 60

interface RichTextMentionsProps {
  readonly mentions: Mentions
  /** Box of the field, in which the list opens: one of the document's own would be dead beside an open dialog. */
  readonly box: HTMLElement
}

/** The list that opens at `@` in a rich text field. */
export function RichTextMentions({ mentions: { label, find }, box }: RichTextMentionsProps) {
  const t = useTexts('admin')
  const field = useId()
  const [words, setWords] = useState<string | null>(null)
  const search = useSettled(words ?? '', pause)
  const { data, error } = useQuery({
    queryKey: ['mentions', field, search],
    queryFn: () => find(search),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  })
  const options = useMemo(() => (data ?? []).map(optionOf), [data])
  const isEmpty = data !== undefined && data.length === 0
  const said = error ? error.message : isEmpty ? t('No results for “{words}”.', { words: search }) : ''
  return (
    <LexicalTypeaheadMenuPlugin<MentionOption>
      options={options}
      triggerFn={useBasicTypeaheadTriggerMatch('@', { minLength: 0, maxLength: longest })}
      onQueryChange={setWords}
      onSelectOption={({ mention }, typed, close) => {
        $insertMention(mention, typed)
        close()
      }}
      parent={box}
      menuRenderFn={({ current: anchor }, { selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }, typed) =>
        anchor &&
        createPortal(
          <MentionList
            anchor={anchor}
            label={label}
            options={options}
            // The highlight goes back to the first option with what was typed, not with what was searched for.
            words={typed}
            said={said}
            active={selectedIndex}
            onActive={setHighlightedIndex}
            onPick={selectOptionAndCleanUp}
          />,
          anchor,
        )
      }
    />
  )
}

const optionOf = (mention: Mention): MentionOption => Object.assign(new MenuOption(String(mention.id)), { mention })

/** In place of what was typed: the name after its sign, as a link where it leads somewhere. */
function $insertMention({ title, href }: Mention, typed: TextNode | null): void {
  const name = $createTextNode(`@${title}`)
  const after = $createTextNode(' ')
  typed?.replace(href === undefined ? name : $createLinkNode(href).append(name)).insertAfter(after)
  after.select()
}
