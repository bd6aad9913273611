import { useMe, useNavigate } from '@ashlar/sdk/admin'
import { useModules, useOfferedCommands } from '@ashlar/sdk/shell'
import { BareDialog, Icon, Mark, setThemeMode, themeMode, useTexts } from '@ashlar/sdk/ui'
import { CommandEmpty, CommandGroup, CommandInput, CommandList, CommandRoot } from 'cmdk'
import { useState } from 'react'
import { recentThings } from '../recent-things.ts'
import './command-menu.css'
import type { RunningCommand } from './command-host.tsx'
import { Entry } from './entry.tsx'
import { Findings, useFindings } from './findings.tsx'
import { commandsOf, isFound, type OfferedCommand, recentOf, searchesOf } from './menu-entries.ts'
import { type MenuAction, type MenuState, scopeOf } from './menu-state.ts'
import { Places } from './places.tsx'
import { ScopeResults } from './scope-results.tsx'

export interface CommandMenuProps {
  readonly state: MenuState
  readonly move: (action: MenuAction) => void
  readonly run: (command: RunningCommand) => void
}

/** The open menu: groups of entries, or one search within its scope. */
export default function CommandMenu({ state, move, run }: CommandMenuProps) {
  const t = useTexts('admin')
  const searches = searchesOf(useModules(), useMe())
  const [words, setWords] = useState('')
  const scope = searches.find(({ key }) => key === scopeOf(state))
  const go = (action: MenuAction) => {
    setWords('')
    move(action)
  }
  return (
    <BareDialog
      open
      onOpenChange={(open) => !open && move({ do: 'close' })}
      label={t('Command menu')}
      className="cmd"
      scrimClassName="scrim--cmd"
      onEscape={(event) => {
        event.preventDefault()
        go({ do: 'back' })
      }}
    >
      <CommandRoot label={t('Command menu')} shouldFilter={false} vimBindings={false} loop>
        <div className="cmd__i">
          {scope ? (
            <nav className="row" aria-label={t('Scope')}>
              <span className="cmd__sc">
                <Icon name={scope.search.icon} size="sm" />
                {t(scope.search.title)}
              </span>
              <Icon name="chevron-right" size="sm" />
            </nav>
          ) : (
            <Icon name="search" />
          )}
          <CommandInput
            autoFocus
            value={words}
            onValueChange={setWords}
            placeholder={scope ? '' : t('Search or run a command')}
            aria-label={scope ? t('Search {title}', { title: t(scope.search.title) }) : t('Search or run a command')}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' || words !== '' || !scope) return
              event.preventDefault()
              go({ do: 'back' })
            }}
          />
        </div>
        {/* Choosing with the pointer leaves the focus where the next word is typed. */}
        <CommandList className="cmd__l" label={t('Entries')} onMouseDown={(event) => event.preventDefault()}>
          {scope ? (
            <ScopeResults key={scope.key} offered={scope} words={words} close={() => move({ do: 'close' })} run={run} />
          ) : (
            <Entries words={words} go={go} run={run} />
          )}
        </CommandList>
        <Foot inScope={scope !== undefined} />
      </CommandRoot>
    </BareDialog>
  )
}

interface EntriesProps {
  readonly words: string
  readonly go: (action: MenuAction) => void
  readonly run: (command: RunningCommand) => void
}

const groups = ['Create', 'Settings', 'Help'] as const

function Entries({ words, go, run }: EntriesProps) {
  const t = useTexts('admin')
  const navigate = useNavigate()
  const [modules, me] = [useModules(), useMe()]
  const searches = searchesOf(modules, me).filter(({ search }) => isFound(words, t(search.title)))
  const commands = commandsOf(modules, me).filter(({ command }) => isFound(words, t(command.title), command.keywords))
  const recent = recentOf(modules, me, recentThings(me)).filter(
    ({ path, title }) => path !== location.pathname && isFound(words, title),
  )
  const { found, isWaiting } = useFindings(words)
  const own = useOfferedCommands()
  const here = own?.commands.filter(({ title, keywords }) => isFound(words, title, keywords)) ?? []
  const choose = ({ module, command }: OfferedCommand) => {
    go({ do: 'close' })
    if (command.path === undefined) run({ module, id: command.id, title: command.title })
    else void navigate(command.path)
  }
  const toggleTheme = () => {
    go({ do: 'close' })
    setThemeMode(themeMode() === 'dark' ? 'light' : 'dark')
  }
  const theme = t('Toggle Light/Dark mode')
  return (
    <>
      <CommandEmpty className="cmd__say" role="status">
        {isWaiting ? <span className="cmd__spin" /> : <Icon name="search-x" />}
        {isWaiting ? t('Hang on…') : t('No results found.')}
      </CommandEmpty>
      {recent.length > 0 && (
        <CommandGroup heading={t('Recent')}>
          {recent.map(({ path, title, icon }) => (
            <Entry
              key={path}
              value={`recent ${path}`}
              icon={icon}
              onSelect={() => {
                go({ do: 'close' })
                void navigate(path)
              }}
            >
              {title}
            </Entry>
          ))}
        </CommandGroup>
      )}
      {searches.length > 0 && (
        <CommandGroup heading={t('Search for')}>
          {searches.map(({ key, search }) => (
            <Entry
              key={key}
              value={key}
              icon={search.icon}
              onSelect={() => go({ do: 'enter', scope: key })}
              end={<Icon name="chevron-right" size="sm" />}
            >
              {t(search.title)}
            </Entry>
          ))}
        </CommandGroup>
      )}
      {own && here.length > 0 && (
        <CommandGroup heading={own.title}>
          {here.map(({ id, title, icon, shortcut, run: act }) => (
            <Entry
              key={id}
              value={`here ${id}`}
              icon={icon}
              onSelect={() => {
                go({ do: 'close' })
                // The menu goes first: what is run may take the focus.
                requestAnimationFrame(act)
              }}
              end={shortcut !== undefined && <kbd>{shortcut}</kbd>}
            >
              {title}
            </Entry>
          ))}
        </CommandGroup>
      )}
      {groups.map((group) => {
        const own = commands.filter(({ command }) => command.group === group)
        const hasTheme = group === 'Settings' && isFound(words, theme)
        if (own.length === 0 && !hasTheme) return null
        return (
          <CommandGroup key={group} heading={t(group)}>
            {own.map((offered) => (
              <Entry
                key={offered.key}
                value={offered.key}
                icon={offered.command.icon}
                disabled={offered.command.comingSoon === true}
                onSelect={() => choose(offered)}
                end={offered.command.comingSoon && t('Coming soon')}
              >
                {t(offered.command.title)}
              </Entry>
            ))}
            {hasTheme && (
              <Entry value="theme" icon={themeMode() === 'dark' ? 'sun' : 'moon'} onSelect={toggleTheme}>
                {theme}
              </Entry>
            )}
          </CommandGroup>
        )
      })}
      {words.trim() !== '' && <Places words={words} close={() => go({ do: 'close' })} />}
      <Findings found={found} close={() => go({ do: 'close' })} />
    </>
  )
}

function Foot({ inScope }: { readonly inScope: boolean }) {
  const t = useTexts('admin')
  return (
    <div className="cmd__f">
      <span className="hide-sm">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('Move')}
      </span>
      <span>
        <kbd>↵</kbd>
        {t('Open')}
      </span>
      <span>
        {inScope && <kbd>⌫</kbd>}
        <kbd>Esc</kbd>
        {inScope ? t('Back') : t('Close')}
      </span>
      <span className="cmd__mark">
        <Mark size={13} />
      </span>
    </div>
  )
}
