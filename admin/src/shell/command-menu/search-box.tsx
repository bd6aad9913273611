import { openCommandMenu } from '@ashlar/sdk/shell'
import { Icon, useTexts } from '@ashlar/sdk/ui'

/** The box in the top bar (SHELL-034): it opens the command menu. */
export function SearchBox() {
  const t = useTexts('admin')
  return (
    <button type="button" className="search" aria-haspopup="dialog" onClick={() => openCommandMenu()}>
      <Icon name="search" />
      <span className="trunc">{t('Search or run a command')}</span>
      <kbd className="hide-sm">{isApple ? '⌘' : 'Ctrl'}</kbd>
      <kbd className="hide-sm">K</kbd>
    </button>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
