import { useCan } from '@ashlar/sdk/admin'
import { Card, Switch, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { TaxRules } from '../contract.ts'
import { saveRules } from './save-rules.ts'

/** Whether prices include taxes: at once, as a switch does. */
export function PriceRules({ rules }: { readonly rules: TaxRules }) {
  const t = useTexts('commerce')
  const mayEdit = useCan('taxes.can_edit')
  const [wanted, setWanted] = useState<boolean>()
  const change = async (isIncluded: boolean) => {
    setWanted(isIncluded)
    await saveRules({ ...rules, prices_include_tax: isIncluded }, t('The change was not saved'))
    setWanted(undefined)
  }
  return (
    <Card title={t('Prices')}>
      <Switch
        label={t('Prices include taxes')}
        hint={t('Prices already contain taxes, so none are added.')}
        checked={wanted ?? rules.prices_include_tax}
        disabled={!mayEdit || wanted !== undefined}
        onChange={(isIncluded) => void change(isIncluded)}
      />
    </Card>
  )
}
