import { Icon, IconButton, useTexts } from '@ashlar/sdk/ui'

export interface TourOfferProps {
  readonly onStart: () => void
  readonly onDecline: () => void
}

/**
 * What a person's first visit finds at the foot. It covers nothing and takes no focus: whoever came to work is not stopped,
 * and whoever answers is not asked again.
 */
export function TourOffer({ onStart, onDecline }: TourOfferProps) {
  const t = useTexts('admin')
  return (
    <span className="tourask">
      <button type="button" aria-label={t('New here? Take the tour')} onClick={onStart}>
        <Icon name="compass" size="sm" />
        <span className="tourask__w">{t('New here? Take the tour')}</span>
        <span className="tourask__n">{t('Tour')}</span>
      </button>
      <IconButton size="xs" icon="x" label={t('Skip the tour')} onClick={onDecline} />
    </span>
  )
}
