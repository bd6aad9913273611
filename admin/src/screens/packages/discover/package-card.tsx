import { Link } from '@ashlar/sdk/admin'
import type { FoundPackage } from '@ashlar/sdk/platform'
import { Badge, Emblem, type Tone, type Translate, useTexts } from '@ashlar/sdk/ui'
import { packageAddress } from '../package-address.ts'

/** A package in short; all of it is on its own screen. */
export function PackageCard({ row }: { readonly row: FoundPackage }) {
  const t = useTexts('admin')
  const fit = fitBadge(row, t)
  return (
    <li className="dcard">
      <div className="row g3">
        <Emblem icon={kindIcon(row)} of={row.name} />
        <span className="trunc grow">
          <Link className="med pkg__name" to={packageAddress(row.name)}>
            {row.title}
          </Link>
          <span className="t3 xs mono block dcard__name">{row.name}</span>
        </span>
      </div>
      <p className="t2 xs dcard__text">{row.description}</p>
      <div className="dcard__foot">
        <span className="t3 xs num">
          {[row.version, row.publisher, kindTitle(row, t)].filter((part) => part !== '').join(' · ')}
        </span>
        {row.installed !== null && <Badge tone="green">{t('Installed')}</Badge>}
        {fit && <Badge tone={fit.tone}>{fit.word}</Badge>}
      </div>
    </li>
  )
}

export const kindIcon = ({ kind }: Pick<FoundPackage, 'kind'>): string => (kind === 'module' ? 'layers' : 'package')

export function kindTitle({ kind }: Pick<FoundPackage, 'kind'>, t: Translate): string {
  if (kind === null) return ''
  return kind === 'module' ? t('Module') : t('Blocks')
}

/** Only what stands in the way is said: that a package fits is the rule. */
export function fitBadge(
  { fit }: Pick<FoundPackage, 'fit'>,
  t: Translate,
): { readonly tone: Tone; readonly word: string } | undefined {
  if (fit === 'fits') return undefined
  return fit === 'other'
    ? { tone: 'yellow', word: t('Needs another version of Ashlar') }
    : { tone: 'grey', word: t('No description') }
}
