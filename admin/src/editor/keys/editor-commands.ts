import { useScreenCommands } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import type { ShortcutActions } from './bind-keys.ts'
import { type Shortcut, type ShortcutId, shortcuts } from './shortcuts.ts'

const offered: readonly (Shortcut & { readonly id: ShortcutId })[] = shortcuts

/** The editor's actions in the command menu: those that have an icon; the others only move about. */
export function useEditorCommands(actions: ShortcutActions): void {
  const t = useTexts('admin')
  const commands = useMemo(
    () => ({
      title: t('Editor'),
      commands: offered.flatMap(({ id, words, icon, shown, group }) =>
        icon === undefined || id === 'commands'
          ? []
          : [{ id, title: t(words), icon, shortcut: shown, keywords: [t(group)], run: () => void actions[id]() }],
      ),
    }),
    [t, actions],
  )
  useScreenCommands(commands)
}
