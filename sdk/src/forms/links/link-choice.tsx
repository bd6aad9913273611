import {
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useCall } from '../../admin/use-call.ts'
import { decodeContent } from '../../editor/content-codec.ts'
import { getPage, listPages } from '../../platform/page-calls.ts'
import { allPages } from '../../platform/page-tree.ts'
import { Icon } from '../../ui/icon.tsx'
import { Input } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useTexts } from '../../ui/texts.ts'
import { isWrong, type LinkKind, readAddress } from './address.ts'
import { type LinkOffer, linkOffers, mostOffers, partsOf } from './link-offers.ts'
import { LinkPlaces } from './link-places.ts'
import { placesInContent } from './places-in-content.ts'

export interface LinkChoiceProps {
  readonly label: string
  /** The address as it was when this opened: unchanged, it is nothing to look for. */
  readonly current: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** An address was chosen, or one that was typed was entered. */
  readonly onChoose: (address: string) => void
  /** What is wrong with what was typed, once it was to be used. */
  readonly problem: string | undefined
  readonly onProblem: (problem: string | undefined) => void
  readonly size?: 'sm' | 'md'
  /** Takes what Enter takes, for a button beside the field. */
  readonly taking?: RefObject<(() => void) | null>
}

const icons: Readonly<Record<LinkKind, string>> = {
  page: 'file-text',
  place: 'hash',
  web: 'globe',
  email: 'mail',
  phone: 'phone',
}

/**
 * One field for where a link leads: words find pages and places, arrows go through them, Enter takes the first; an
 * address is taken as it is. What is wrong with it is said below, and stays to be mended.
 */
export function LinkChoice(props: LinkChoiceProps) {
  const { label, current, typed, onType, onChoose, problem, onProblem, size = 'sm', taking } = props
  const t = useTexts('admin')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isSearching = typed !== current
  const { offers, isLoading, error, retry } = useOffers(isSearching ? typed : '')
  const [at, setAt] = useState(-1)
  const shown = offers.slice(0, mostOffers)
  // Nothing is chosen before anything was typed: Enter then keeps the address.
  const chosen = Math.min(at, shown.length - 1)
  // Enter that came before the pages did takes the first of them as soon as they are there.
  const [waits, setWaits] = useState(false)
  const enter = () => {
    setWaits(isSearching && isLoading && shown.length === 0)
    if (isSearching && isLoading && shown.length === 0) return
    const offer = shown[chosen] ?? (isSearching && typed.trim() !== '' ? shown[0] : undefined)
    if (offer) return onChoose(offer.address)
    const read = readAddress(typed, location.origin)
    if (read && isWrong(read)) return onProblem(read.problem)
    if (read) return onChoose(read.address)
    onProblem(t('Choose a page or enter an address.'))
  }
  useImperativeHandle(taking, () => enter)
  useEffect(() => {
    if (waits && !isLoading) enter()
  })
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt(Math.min(Math.max(chosen + step, 0), shown.length - 1))
    else if (event.key === 'Enter') enter()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen, or they have come
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, isLoading])
  return (
    <div className="lnkc">
      <Input
        ref={focusAtOnce}
        size={size}
        icon="search"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        placeholder={t('Search pages or enter an address')}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={typed}
        onChange={({ target }) => {
          onType(target.value)
          onProblem(undefined)
          setWaits(false)
          setAt(target.value.trim() === '' ? -1 : 0)
        }}
        onKeyDown={key}
      />
      {problem !== undefined && (
        <p className="error" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {error && (
        <p className="hint">
          {error.message}{' '}
          <button type="button" className="linkb" onClick={retry}>
            {t('Try again')}
          </button>
        </p>
      )}
      <div className="lnkc__l" role="listbox" id={id} aria-label={t('Pages and addresses')} ref={list}>
        {shown.map((offer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
          <div
            key={`${offer.kind} ${offer.address}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen >= 0 ? index === chosen : offer.address === current}
            data-active={index === chosen || undefined}
            style={{ paddingInlineStart: 8 + offer.depth * 16 }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(offer.address)}
          >
            <Icon name={icons[offer.kind]} size="sm" />
            <OfferWords offer={offer} />
          </div>
        ))}
      </div>
      {isLoading && <Skeleton width={160} height={14} />}
      {offers.length > shown.length && (
        <p className="hint">{t('{count} more. Type to narrow the list.', { count: offers.length - shown.length })}</p>
      )}
      {!isLoading && shown.length === 0 && problem === undefined && (
        <p className="hint">{t('No page is called that. An outside address looks like https://example.com.')}</p>
      )}
    </div>
  )
}

function OfferWords({ offer: { kind, address, title } }: { readonly offer: LinkOffer }) {
  const t = useTexts('admin')
  const kinds: Readonly<Record<LinkKind, string>> = {
    page: t('No page at this address'),
    place: t('Section of the page'),
    web: t('Other website'),
    email: t('Email address'),
    phone: t('Phone number'),
  }
  return (
    <>
      <b className="trunc">{title || address.replace(/^(mailto|tel):/, '')}</b>
      <span className="t3 trunc">{title === '' ? kinds[kind] : address}</span>
    </>
  )
}

function useOffers(typed: string) {
  const placesHere = use(LinkPlaces)
  const { data, error, isPending, refetch } = useCall(listPages, allPages)
  const pages = data?.results.rows ?? noPages
  const [path, there] = partsOf(typed.trim())
  const asked = there === undefined ? undefined : pages.find(({ slug }) => path !== '' && `/${slug}` === path)
  const { data: page } = useCall(getPage, { params: { id: asked?.id ?? 0 } }, { enabled: asked !== undefined })
  const places = useMemo(() => placesHere(), [placesHere])
  const placesThere = useMemo(() => {
    const content = page?.page.content ? decodeContent(page.page.content).content : undefined
    return content ? placesInContent(content) : []
  }, [page])
  const offers = useMemo(
    () => linkOffers(typed, { pages, places, placesThere, origin: location.origin }),
    [typed, pages, places, placesThere],
  )
  return { offers, isLoading: isPending, error, retry: () => void refetch() }
}

const noPages: readonly never[] = []

function focusAtOnce(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true })
  field?.select()
}
