import { useMe, usePresence } from '@ashlar/sdk/admin'
import { later, useLater } from '@ashlar/sdk/editor'
import { Avatars, Icon, Popover, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import { colleagues, withColours } from '../colleagues/colleagues.ts'
import { useEditorState } from '../editor-context.tsx'
import { nameOfItem } from '../persistence/log-shelf.ts'

const colleagueList = later(async () => (await import('../colleagues/colleague-list.tsx')).ColleagueList)

/**
 * Who else has what is edited open, oneself in another tab included, and a way to what they have selected. Nobody is kept
 * out: saves are set side by side.
 */
export function WhoElse() {
  const t = useTexts('admin')
  const me = useMe()
  const document = useEditorState(({ item }) => (item ? nameOfItem(item) : undefined))
  const selection = useEditorState((state) => state.selection)
  const present = usePresence(document, selection)
  const others = present.filter(({ id }) => id !== me.user.id)
  const key = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it is others, or they are elsewhere
  useEffect(() => colleagues.setState(withColours(others), true), [key])
  useEffect(() => () => colleagues.setState([], true), [])
  const [isOpen, setOpen] = useState(false)
  const ColleagueList = useLater(isOpen, colleagueList, () => setOpen(false))
  const names = [...new Set(others.map(({ name }) => name))]
  const isHereTwice = present.some(({ id }) => id === me.user.id)
  if (names.length === 0 && !isHereTwice) return null
  const words = [
    isHereTwice && t('You have this open in another tab.'),
    names.length > 0 &&
      t('{names} has this open, too.|{names} have this open, too.', { names: names.join(', '), count: names.length }),
  ].filter((each) => each !== false)
  return (
    <span className="whoelse" title={words.join(' ')}>
      {isHereTwice && <Icon name="panels-top-left" size="sm" />}
      {names.length > 0 && (
        <Popover
          label={t('Also editing')}
          open={isOpen}
          onOpenChange={setOpen}
          align="end"
          width={260}
          trigger={
            <button type="button" className="whobtn" aria-label={t('Who else is editing')}>
              <Avatars names={names} most={3} size="sm" />
            </button>
          }
        >
          {isOpen && ColleagueList && <ColleagueList onClose={() => setOpen(false)} />}
        </Popover>
      )}
      <span className="sr" role="status">
        {words.join(' ')}
      </span>
    </span>
  )
}
