import { filledText } from '@ashlar/sdk'
import type { ListFilters } from './list-filters.ts'
import { listAddress, pageNumbers } from './list-filters.ts'
import type { StoreWords } from './visitor-texts.ts'

export interface ListPagesProps {
  readonly path: string
  readonly filters: ListFilters
  readonly page: number
  readonly lastPage: number
  readonly texts: StoreWords
}

/** Numbered pages. */
export function NumberedPages({ path, filters, page, lastPage, texts }: ListPagesProps) {
  const to = (number: number) => listAddress(path, filters, number)
  return (
    <nav className="store-pages" aria-label={texts.pages}>
      {page > 1 && (
        <a href={to(page - 1)} data-go="page" rel="prev" aria-label={texts.previous}>
          ‹
        </a>
      )}
      {pageNumbers(page, lastPage).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by.
          <span key={`gap${index}`}>…</span>
        ) : (
          <a
            key={number}
            href={to(number)}
            data-go="page"
            aria-label={filledText(texts.page, { n: number })}
            {...(number === page && { 'aria-current': 'page' as const })}
          >
            {number}
          </a>
        ),
      )}
      {page < lastPage && (
        <a href={to(page + 1)} data-go="page" rel="next" aria-label={texts.next}>
          ›
        </a>
      )}
    </nav>
  )
}

/** The page with what is shown already and as many again (STORE-046). */
export function LoadMore({ path, filters, page, lastPage, texts }: ListPagesProps) {
  if (page >= lastPage) return null
  return (
    <p className="store-more">
      <a className="button" data-variant="outline" href={listAddress(path, filters, page + 1)} data-go="more">
        {texts.loadMore}
      </a>
    </p>
  )
}

/** Arrows that lead from the last page to the first. */
export function CarouselArrows({ path, filters, page, lastPage, texts }: ListPagesProps) {
  const to = (number: number) => listAddress(path, filters, number)
  return (
    <nav className="store-arrows" aria-label={texts.pages}>
      <a className="round-button" data-does="previous" href={to(page > 1 ? page - 1 : lastPage)} data-go="previous">
        <span className="visually-hidden">{texts.previous}</span>
      </a>
      <a className="round-button" data-does="next" href={to(page < lastPage ? page + 1 : 1)} data-go="next">
        <span className="visually-hidden">{texts.next}</span>
      </a>
    </nav>
  )
}
