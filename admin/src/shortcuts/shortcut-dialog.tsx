import './shortcut-dialog.css'
import { Dialog, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

/** What a shortcut does, and its keys as people read them. */
export interface ShownShortcut {
  readonly id: string
  readonly words: string
  readonly group: string
  readonly shown: string
}

export interface ShortcutDialogProps {
  readonly shortcuts: readonly ShownShortcut[]
  readonly onClose: () => void
}

/** The list of shortcuts. */
export function ShortcutDialog({ shortcuts, onClose }: ShortcutDialogProps) {
  const t = useTexts('admin')
  const [search, setSearch] = useState('')
  const found = shortcuts.filter(({ words, shown }) =>
    `${t(words)} ${shown}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('Shortcuts')} size="md">
      <Input
        size="sm"
        icon="search"
        autoFocus
        aria-label={t('Find a shortcut')}
        placeholder={t('Find a shortcut')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {[...groups].map(([group, entries]) => (
        <section key={group} className="keys">
          <h3>{t(group)}</h3>
          <dl>
            {entries.map(({ id, words, shown }) => (
              <div key={id}>
                <dt>{t(words)}</dt>
                <dd>
                  {shown.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {found.length === 0 && <p className="hint">{t('No results for “{search}”.', { search })}</p>}
    </Dialog>
  )
}
