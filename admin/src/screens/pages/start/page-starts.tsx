import { isRefused } from '@ashlar/sdk'
import { Button, Card, Icon, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useId, useMemo, useState } from 'react'
import type { LoadedBlocks } from '../../../blocks/loaded-blocks.ts'
import type { PatternOffer } from '../../../blocks/patterns/pattern-offers.ts'
import { Preview } from '../../../blocks/patterns/preview.tsx'
import { usePatterns } from '../../../blocks/patterns/use-patterns.ts'
import { useLoadedBlocks } from '../../../blocks/use-loaded-blocks.ts'
import { SiteStarts } from './site-starts.tsx'
import './start.css'

export interface PageStartsProps {
  /** What the new page begins with; blank without it. */
  readonly chosen: PatternOffer | undefined
  readonly choose: (offer: PatternOffer | undefined) => void
}

/** What a new page begins with: a blank layout, or one of the whole pages that packages bring. */
export default function PageStarts({ chosen, choose }: PageStartsProps) {
  const t = useTexts('admin')
  const name = useId()
  const [isStartingSite, setStartingSite] = useState(false)
  const { blocks, error: blocksError, retry: retryBlocks } = useLoadedBlocks()
  const { library, error: patternsError, retry: retryPatterns } = usePatterns(blocks)
  const error = blocksError ?? patternsError
  const pages = useMemo(() => library?.pages.filter((offer) => !isRefused(offer.content())) ?? [], [library])
  if (library && pages.length === 0 && library.sites.length === 0) return null
  return (
    <Card
      title={t('Start with')}
      className="pstart"
      actions={
        library &&
        library.sites.length > 0 && (
          <Button size="sm" icon="layout-template" onClick={() => setStartingSite(true)}>
            {t('Start a whole website')}
          </Button>
        )
      }
    >
      {error ? (
        <p className="hint">
          {t('The page patterns could not be loaded: {why}', { why: error.message })}{' '}
          <button type="button" className="linkb" onClick={() => void (blocksError ? retryBlocks() : retryPatterns())}>
            {t('Try again')}
          </button>
        </p>
      ) : (
        <div className="pstart__l" role="radiogroup" aria-label={t('Start with')} aria-busy={library === undefined}>
          <label className="pstart__o">
            <span className="pstart__p pstart__p--blank">
              <Icon name="plus" size="lg" />
            </span>
            <span className="pstart__c">
              <input
                className="check"
                type="radio"
                name={name}
                checked={chosen === undefined}
                onChange={() => choose(undefined)}
              />
              {t('Blank page')}
            </span>
          </label>
          {blocks &&
            pages.map((offer) => (
              <PageStart
                key={offer.key}
                {...{ offer, blocks, name }}
                isChosen={chosen?.key === offer.key}
                choose={() => choose(offer)}
              />
            ))}
          {!library && [0, 1, 2].map((each) => <Skeleton key={each} width={170} height={174} />)}
        </div>
      )}
      {isStartingSite && blocks && library && (
        <SiteStarts blocks={blocks} sites={library.sites} onClose={() => setStartingSite(false)} />
      )}
    </Card>
  )
}

interface PageStartProps {
  readonly offer: PatternOffer
  readonly blocks: LoadedBlocks
  readonly name: string
  readonly isChosen: boolean
  readonly choose: () => void
}

function PageStart({ offer, blocks, name, isChosen, choose }: PageStartProps) {
  const t = useTexts('admin')
  const made = offer.content()
  const hint = useId()
  return (
    <label className="pstart__o">
      <span className="pstart__p">{!isRefused(made) && <Preview content={made.content} blocks={blocks} />}</span>
      <span className="pstart__c">
        <input
          className="check"
          type="radio"
          name={name}
          checked={isChosen}
          onChange={choose}
          aria-describedby={hint}
        />
        {t(offer.title)}
      </span>
      <small id={hint}>{t(offer.description)}</small>
    </label>
  )
}
