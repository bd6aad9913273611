import { Dialog, EmptyState, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { usePatterns } from '../../../blocks/patterns/use-patterns.ts'
import { useLoadedBlocks } from '../../../blocks/use-loaded-blocks.ts'
import { SiteStarts } from './site-starts.tsx'

/** The starter websites, once they and the blocks that they are made of are there. */
export default function LoadedSiteStarts({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { blocks, error: blocksError } = useLoadedBlocks()
  const { library, error: patternsError } = usePatterns(blocks)
  const error = blocksError ?? patternsError
  if (blocks && library && library.sites.length > 0)
    return <SiteStarts blocks={blocks} sites={library.sites} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t('Start a whole website')}>
      {error && <EmptyState kind="failed" title={t('The patterns could not be loaded')} text={error.message} />}
      {library && (
        <EmptyState
          kind="nothing"
          title={t('No starter websites')}
          text={t('No installed package brings one that can be used on this website.')}
        />
      )}
      {!error && !library && (
        <div aria-busy="true" role="status" aria-label={t('Loading the patterns')}>
          <Skeleton width={240} height={174} />
        </div>
      )}
    </Dialog>
  )
}
