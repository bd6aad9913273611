import { isRefused } from '@ashlar/sdk'
import { ButtonLink } from '@ashlar/sdk/admin'
import { Button, Dialog, Icon, Note, Progress, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { LoadedBlocks } from '../../../blocks/loaded-blocks.ts'
import type { SiteOffer } from '../../../blocks/patterns/loaded-patterns.ts'
import { Preview } from '../../../blocks/patterns/preview.tsx'
import { editorAddress } from '../page-state.ts'
import { type MadePage, makeSite, unmade } from './make-site.ts'
import './start.css'

export interface SiteStartsProps {
  readonly blocks: LoadedBlocks
  readonly sites: readonly SiteOffer[]
  readonly onClose: () => void
}

/** The starter websites: one is chosen, its pages are made as drafts, and what was made is said page by page. */
export function SiteStarts({ blocks, sites, onClose }: SiteStartsProps) {
  const t = useTexts('admin')
  const [site, setSite] = useState<SiteOffer | undefined>(sites[0])
  const [pages, setPages] = useState<readonly MadePage[]>()
  const [isWorking, setWorking] = useState(false)
  const done = pages?.filter(({ state }) => state === 'done') ?? []
  const first = done[0]?.page
  const isWhole = pages !== undefined && done.length === pages.length
  const make = async (wanted: SiteOffer) => {
    setWorking(true)
    await makeSite(wanted, pages ?? unmade(wanted), setPages)
    setWorking(false)
  }
  return (
    <Dialog
      open
      onOpenChange={() => {
        // Half a website would go on behind a closed dialog.
        if (!isWorking) onClose()
      }}
      size="lg"
      title={t('Start a whole website')}
      description={t('Its pages are added as drafts. Visitors see nothing until you publish them.')}
      footer={
        <>
          <Button onClick={onClose} disabled={isWorking}>
            {pages ? t('Close') : t('Cancel')}
          </Button>
          {isWhole && first && (
            <ButtonLink variant="primary" to={editorAddress(first)} icon="square-pen">
              {t('Open the first page')}
            </ButtonLink>
          )}
          {!isWhole && site && (
            <Button variant="primary" busy={isWorking} onClick={() => void make(site)}>
              {pages && !isWorking
                ? t('Try again')
                : t('Add {count} page|Add {count} pages', { count: site.pages.length })}
            </Button>
          )}
        </>
      }
    >
      {pages ? (
        <Made pages={pages} done={done.length} />
      ) : (
        <div className="pstart__l" role="radiogroup" aria-label={t('Starter websites')}>
          {sites.map((each) => (
            <SiteStart
              key={each.key}
              {...{ site: each, blocks }}
              isChosen={each === site}
              choose={() => setSite(each)}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface SiteStartProps {
  readonly site: SiteOffer
  readonly blocks: LoadedBlocks
  readonly isChosen: boolean
  readonly choose: () => void
}

function SiteStart({ site, blocks, isChosen, choose }: SiteStartProps) {
  const t = useTexts('admin')
  const made = site.pages[0]?.offer.content()
  return (
    <label className="pstart__o">
      <span className="pstart__p">
        {made && !isRefused(made) && <Preview content={made.content} blocks={blocks} />}
      </span>
      <span className="pstart__c">
        <input className="check" type="radio" name="starter-site" checked={isChosen} onChange={choose} />
        {t(site.title)}
      </span>
      <small>{t(site.description)}</small>
      <small className="t3">{site.pages.map(({ title }) => t(title)).join(', ')}</small>
    </label>
  )
}

const icons = { waiting: 'circle', working: 'loader', done: 'circle-check', failed: 'triangle-alert' } as const

function Made({ pages, done }: { readonly pages: readonly MadePage[]; readonly done: number }) {
  const t = useTexts('admin')
  const failed = pages.find(({ state }) => state === 'failed')
  const how = t('{done} of {count} pages added', { done, count: pages.length })
  return (
    <div className="pmade">
      <Progress label={how} value={done / pages.length} text={how} />
      <ul>
        {pages.map(({ title, state, page }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a website stay in their order
          <li key={at} data-state={state}>
            <Icon name={icons[state]} size="sm" />
            <b>{title}</b>
            {page && <span className="t3 mono">/{page.slug}</span>}
          </li>
        ))}
      </ul>
      {failed && (
        <Note tone="bad">
          {t('“{title}” could not be added: {why}', { title: failed.title, why: failed.reason ?? '' })}{' '}
          {t('The pages above it are there and stay.')}
        </Note>
      )}
    </div>
  )
}
