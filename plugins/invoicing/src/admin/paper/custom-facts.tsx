import { customValueText, useCustomFields } from '@ashlar/sdk/records'
import { Card, type Detail, Details, useTexts } from '@ashlar/sdk/ui'
import type { Document } from '../../contract.ts'
import type { DocumentKind } from '../kinds.ts'

interface CustomFactsProps {
  readonly kind: DocumentKind
  readonly document: Document
}

/** What the website wrote down of a document in fields of its own, in words; without those that are empty. */
export function useCustomFacts({ kind, document }: CustomFactsProps): { printed: Detail[]; internal: Detail[] } {
  const words = useTexts('admin')
  const { fields } = useCustomFields(kind.fields)
  const facts = document.custom_fields.flatMap(({ id, label, value }) => {
    const field = fields.find((each) => each.id === id)
    return value === ''
      ? []
      : [{ isPrinted: field?.isPrinted === true, name: label, value: customValueText(field?.type, value, words) }]
  })
  return {
    printed: facts.filter(({ isPrinted }) => isPrinted),
    internal: facts.filter(({ isPrinted }) => !isPrinted),
  }
}

/** Those that are not printed. */
export function CustomFacts(props: CustomFactsProps) {
  const t = useTexts('invoicing')
  const { internal } = useCustomFacts(props)
  if (internal.length === 0) return null
  return (
    <Card title={t('More details')}>
      <Details of={internal} />
    </Card>
  )
}
