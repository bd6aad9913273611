import { PictureImg } from '@ashlar/sdk/renderer'
import type { PageComponentProps } from '@ashlar/sdk/site'
import { words } from '../block/visitor-texts.ts'
import type { Crumb } from './json-ld.ts'

/** What stands above the blocks of a page of the store. */
export interface StorePageData {
  /** From the front to the page itself. */
  readonly crumbs: readonly Crumb[]
  /** Empty where a block of the page has the first heading. */
  readonly heading: string
  readonly description: string
  /** Address of a picture, or empty. */
  readonly picture: string
}

export function StorePage({ data, view, content }: PageComponentProps<StorePageData>) {
  const t = words(view.language)
  const picture = view.picture(data.picture)
  const above = data.crumbs.slice(0, -1)
  return (
    <div className="store-page">
      <nav aria-label={t.breadcrumb}>
        <ol className="plain store-crumbs">
          {above.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
          <li>
            <span aria-current="page">{data.crumbs.at(-1)?.name}</span>
          </li>
        </ol>
      </nav>
      {data.heading !== '' && (
        <div className="store-head">
          <div>
            <h1>{data.heading}</h1>
            {data.description !== '' && <p className="lead">{data.description}</p>}
          </div>
          {picture && (
            <div className="store-picture">
              <PictureImg picture={picture} alt="" sizes="(width >= 820px) 33vw, 100vw" />
            </div>
          )}
        </div>
      )}
      {content}
    </div>
  )
}
