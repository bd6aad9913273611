import { Link, useCall } from '@ashlar/sdk/admin'
import { getPackageListing, type PackageListing } from '@ashlar/sdk/platform'
import {
  Badge,
  Button,
  bytesText,
  Card,
  type Detail,
  Details,
  Icon,
  Note,
  PageHeader,
  Pending,
  Skeleton,
  Tooltip,
  type Translate,
  useTexts,
  when,
} from '@ashlar/sdk/ui'
import { NotInstalled } from '../detail/not-installed.tsx'
import type { Planning } from '../planning.tsx'
import './discover.css'
import { fitBadge, kindTitle } from './package-card.tsx'
import { Readme } from './readme.tsx'
import { Screenshots } from './screenshots.tsx'

interface ListingProps extends Pick<Planning, 'plan'> {
  readonly name: string
}

/** A package that is not installed, as the registry describes it. */
export function Listing({ name, plan }: ListingProps) {
  const { data, error } = useCall(getPackageListing, { query: { name } }, { staleTime: 5 * 60_000, retry: false })
  if (error) {
    return (
      <section className="sheet">
        <NotInstalled name={name} plan={plan} reason={error.message} />
      </section>
    )
  }
  if (data === undefined) return <Waiting />
  return <Described listing={data.results} plan={plan} />
}

function Described({ listing, plan }: { readonly listing: PackageListing } & Pick<Planning, 'plan'>) {
  const t = useTexts('admin')
  const { name, title, version, fitting } = listing
  const fit = fitBadge(listing, t)
  return (
    <>
      <PageHeader
        title={title}
        before={
          <Tooltip label={t('Back to Discover')}>
            <Link className="icb" to="/admin/packages?view=discover" aria-label={t('Back to Discover')}>
              <Icon name="arrow-left" />
            </Link>
          </Tooltip>
        }
        badges={fit && <Badge tone={fit.tone}>{fit.word}</Badge>}
        subtitle={
          <>
            <span className="mono">{name}</span> <span className="mono num">{version}</span>
          </>
        }
        actions={
          fitting !== null && (
            <Button variant="primary" icon="plus" onClick={() => plan({ action: 'install', name, version: fitting })}>
              {fitting === version ? t('Install') : t('Install {version}', { version: fitting })}
            </Button>
          )
        }
      />
      <div className="two">
        <div className="col">
          {listing.fit === 'other' && <Note tone="warn">{fitSentence(listing, t)}</Note>}
          {listing.screenshots.length > 0 && <Screenshots of={listing} />}
          <Card title={t('Readme')}>
            {listing.readme === '' ? (
              <p className="t3">{t('This package has no readme.')}</p>
            ) : (
              <Readme text={listing.readme} />
            )}
          </Card>
        </div>
        <div className="col">
          <Card title={t('About')}>
            <Details of={factsOf(listing, t)} />
          </Card>
        </div>
      </div>
    </>
  )
}

function fitSentence({ version, sdk, serverSdk, fitting }: PackageListing, t: Translate): string {
  const words = { version, sdk, serverSdk, fitting: fitting ?? '' }
  return fitting === null
    ? t(
        'Version {version} needs SDK {sdk}; this server has {serverSdk}. No other version works here. Update the server first.',
        words,
      )
    : t('Version {version} needs SDK {sdk}; this server has {serverSdk}. Version {fitting} works here.', words)
}

function factsOf(listing: PackageListing, t: Translate): readonly Detail[] {
  const { description, publisher, publishedAt, license, size, sdk } = listing
  const facts = [
    [t('What it does'), description],
    [t('Kind'), kindTitle(listing, t)],
    [t('Publisher'), publisher],
    [t('Published'), publishedAt === null ? '' : when(publishedAt)],
    [t('Licence'), license],
    [t('Size'), size === null ? '' : bytesText(size)],
    [t('Written for SDK'), sdk],
  ] as const
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))
}

function Waiting() {
  return (
    <Pending>
      <div className="lines lines--sheet">
        <Skeleton width={220} height={18} />
        <Skeleton width={320} />
        <Skeleton width={280} />
      </div>
    </Pending>
  )
}
