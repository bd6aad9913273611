import { SortableList } from '@ashlar/sdk/editor'
import { Button, Card, FieldError, useTexts } from '@ashlar/sdk/ui'
import { useRef } from 'react'
import { productLimits } from '../../contract.ts'
import { AttributeRow } from './attribute-row.tsx'
import type { FormProps } from './form-props.ts'
import { matrixOf, renamedIn } from './matrix.ts'
import type { FormAttribute } from './product-form.ts'

let made = 0
const newKey = (): string => {
  made += 1
  return `new-${made}`
}

/** What the variants of a product differ by. Each attribute adds a column to the matrix. */
export function AttributesCard({ form }: FormProps) {
  const t = useTexts('store')
  const { attributes, variants } = form.values
  const isNew = useRef('')
  const put = (next: readonly FormAttribute[], before = variants) => {
    form.change('attributes', [...next])
    form.change('variants', matrixOf(next, before))
  }
  const rename = (at: number, name: string) => {
    const from = attributes[at]
    if (!from) return
    const next = attributes.with(at, { ...from, name })
    put(next, from.name === '' ? variants : renamedIn(variants, { name: from.name }, name))
  }
  const setValues = (at: number, values: readonly string[]) => {
    const from = attributes[at]
    if (from) put(attributes.with(at, { ...from, values: [...values] }))
  }
  const move = (from: number, to: number) => {
    const next = [...attributes]
    next.splice(to, 0, ...next.splice(from, 1))
    put(next)
  }
  const add = () => {
    const key = newKey()
    isNew.current = key
    form.change('attributes', [...attributes, { key, name: '', values: [] }])
  }
  const problem = form.errors['attributes']
  const titleOf = ({ name }: FormAttribute) => (name === '' ? t('New attribute') : name)
  return (
    <Card title={t('Attributes')} note={t('Up to three. Each adds a column to the variants.')}>
      <div className="form" id={form.idOf('attributes')} tabIndex={-1}>
        {attributes.length > 0 && (
          <SortableList
            rows={attributes.map((attribute) => ({ id: attribute.key, title: titleOf(attribute) }))}
            onDrop={move}
            hasLevels={false}
          >
            {() => (
              <ol className="blkitems__l">
                {attributes.map((attribute, at) => (
                  <AttributeRow
                    key={attribute.key}
                    attribute={attribute}
                    title={titleOf(attribute)}
                    takesFocus={attribute.key === isNew.current}
                    onName={(name) => rename(at, name)}
                    onValues={(values) => setValues(at, values)}
                    onRemove={() => put(attributes.toSpliced(at, 1))}
                  />
                ))}
              </ol>
            )}
          </SortableList>
        )}
        {problem && <FieldError>{problem}</FieldError>}
        <div>
          <Button
            variant="ghost"
            size="sm"
            icon="plus"
            disabled={attributes.length >= productLimits.attributes}
            onClick={add}
          >
            {t('Add attribute')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
