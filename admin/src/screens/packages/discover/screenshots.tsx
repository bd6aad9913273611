import { addressOf } from '@ashlar/sdk'
import { getPackageScreenshot, type PackageListing } from '@ashlar/sdk/platform'
import { Card, useTexts } from '@ashlar/sdk/ui'

/** Pictures from the package itself, through this server: nothing is fetched from elsewhere. */
export function Screenshots({ of: { name, screenshots } }: { readonly of: PackageListing }) {
  const t = useTexts('admin')
  return (
    <Card title={t('Screenshots')}>
      <ul className="dshots">
        {screenshots.map(({ title, version, number }) => {
          const address = addressOf(getPackageScreenshot, { query: { name, version, number } })
          return (
            <li key={number}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={title} loading="lazy" />
              </a>
              <span className="t2 xs" aria-hidden="true">
                {title}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
