import { type SearchRow, useMe, useNavigate, useQuery } from '@ashlar/sdk/admin'
import { useModules } from '@ashlar/sdk/shell'
import { Icon, texts, useSettled, useTexts } from '@ashlar/sdk/ui'
import { CommandGroup } from 'cmdk'
import { addressOfRow } from '../row-address.ts'
import { Entry } from './entry.tsx'
import { findersOf, type OfferedFinder } from './menu-entries.ts'
import { ownFinders } from './own-finders.ts'
import { searchDelay, searchFor } from './search-reply.ts'

/** Rows of each list; its own screen has the rest. */
const mostRows = 4
/** Characters. Fewer would match nearly everything. */
const fewest = 2

export interface Finding extends OfferedFinder {
  /** Undefined for a list that could not be searched. */
  readonly rows: readonly SearchRow[] | undefined
}

/** What the lists of all modules hold that matches the typed words; each list fails for itself. */
export function useFindings(words: string): { readonly found: readonly Finding[]; readonly isWaiting: boolean } {
  const finders = findersOf(ownFinders, useModules(), useMe())
  const wanted = words.trim()
  const asked = useSettled(wanted, searchDelay)
  const isMeant = wanted.length >= fewest && finders.length > 0
  const { data = [], isFetching } = useQuery({
    queryKey: ['command-findings', asked],
    queryFn: ({ signal }) => Promise.all(finders.map((each) => findingOf(each, asked, signal))),
    enabled: isMeant && wanted === asked,
  })
  const isWaiting = isMeant && (wanted !== asked || isFetching)
  return { found: isMeant && !isWaiting ? data : [], isWaiting }
}

async function findingOf(offered: OfferedFinder, words: string, signal: AbortSignal): Promise<Finding> {
  const { list, query } = offered.finder
  try {
    return { ...offered, rows: await searchFor(list, words, signal, { ...query, itemsPerPage: mostRows }) }
  } catch (error) {
    // A search that was given up for newer words has not failed.
    signal.throwIfAborted()
    console.error(error)
    return { ...offered, rows: undefined }
  }
}

/** A group for each list in which something was found, or which could not be searched. */
export function Findings({ found, close }: { readonly found: readonly Finding[]; readonly close: () => void }) {
  const t = useTexts('admin')
  const navigate = useNavigate()
  return found.map(({ key, module, finder, rows }) => {
    const own = texts(module)
    if (rows === undefined) {
      return (
        <p key={key} className="cmd__say cmd__say--bad" role="alert">
          <Icon name="cloud-off" />
          {t('{title} could not be searched', { title: own(finder.title) })}
        </p>
      )
    }
    if (rows.length === 0) return null
    return (
      <CommandGroup key={key} heading={own(finder.title)}>
        {rows.map((row) => {
          const address = addressOfRow(finder.to, row)
          return (
            <Entry
              key={address}
              value={`${key} ${address}`}
              icon={finder.icon}
              onSelect={() => {
                close()
                void navigate(address)
              }}
              end={finder.detail !== undefined && <span className="trunc">{String(row[finder.detail] ?? '')}</span>}
            >
              {String(row[finder.name] ?? '') || own(finder.unnamed ?? '')}
            </Entry>
          )
        })}
      </CommandGroup>
    )
  })
}
