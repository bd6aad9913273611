import { Badge, Button, useTexts } from '@ashlar/sdk/ui'
import type { Campaign, SplitTest, TestState, Variant } from '../../../contract.ts'
import { ScrolledTable } from '../../scrolled-table.tsx'
import { useSendingSetup } from '../use-sending-setup.ts'
import { countText, percentText } from '../words.ts'
import { choose } from './actions.ts'
import { RangeBar } from './range-bar.tsx'
import { letterOf, rangeText } from './words.ts'

interface VariantTableProps {
  readonly state: TestState
  readonly test: SplitTest
  readonly campaign: Pick<Campaign, 'id' | 'subject'>
  readonly mayChoose: boolean
}

/** Figures of each variant, and the way to make it the winner. */
export function VariantTable({ state, test, campaign, mayChoose }: VariantTableProps) {
  const t = useTexts('email_marketing')
  const { countsOpens } = useSendingSetup()
  const { variants, winner } = state
  const hasOpens = countsOpens || variants.some(({ opened }) => opened > 0)
  const widest = Math.max(...variants.filter(({ sent }) => sent > 0).map(({ high }) => high), 0.01)
  return (
    <ScrolledTable title={t('Variants')}>
      <thead>
        <tr>
          <th scope="col">{t('Variant')}</th>
          <th scope="col" className="r">
            {t('Sent')}
          </th>
          {hasOpens && (
            <th scope="col" className="r">
              {t('Opened')}
            </th>
          )}
          <th scope="col" className="r">
            {t('Clicked')}
          </th>
          <th scope="col">{test.by === 'opens' ? t('Share of opens') : t('Share of clicks')}</th>
          {mayChoose && (
            <th scope="col">
              <span className="sr">{t('Actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.number}>
            <td>
              <div className="row">
                <Badge plain tone="accent">
                  {letterOf(variant.number)}
                </Badge>
                <span className="trunc">{describe(variant, campaign.subject, t('own content'))}</span>
                {winner === variant.number && <Badge tone="green">{t('Winner')}</Badge>}
              </div>
            </td>
            <td className="r num">{countText(variant.sent)}</td>
            {hasOpens && <td className="r num">{countText(variant.opened)}</td>}
            <td className="r num">{countText(variant.clicked)}</td>
            <td className="num" style={{ paddingBlock: 8 }}>
              {variant.sent === 0 ? (
                <span className="t3">–</span>
              ) : (
                <>
                  <span className="nowrap">
                    <b className="med">{percentText(variant.rate)}</b>{' '}
                    <span className="t3 xs">({rangeText(variant)})</span>
                  </span>
                  <RangeBar {...variant} most={widest} />
                </>
              )}
            </td>
            {mayChoose && (
              <td className="r">
                <Button
                  size="sm"
                  icon="trophy"
                  aria-label={t('Choose as winner: variant {letter}', { letter: letterOf(variant.number) })}
                  onClick={() => void choose(campaign.id, variant.number, state, t)}
                >
                  {t('Choose as winner')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  )
}

/** What tells a variant from the others. */
const describe = ({ number, subject, from_name: sender, hasOwnContent }: Variant, own: string, content: string) =>
  [subject || own, ...(number > 1 ? [sender, hasOwnContent ? content : ''] : [])]
    .filter((part) => part !== '')
    .join(' · ')
