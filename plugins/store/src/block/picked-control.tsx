import type { ControlProps } from '@ashlar/sdk/editor'
import { type Choice, Picker } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { listCategories, listProducts } from '../contract.ts'
import { Chosen, mostChosen } from './chosen.ts'
import { ChosenLines, chosenFrom, chosenIn } from './chosen-lines.tsx'

/** STORE-072, in milliseconds. */
const pause = 500

const productChoice = ({
  id,
  name,
  variants,
}: {
  id: number
  name: string
  variants: readonly { sku: string }[]
}): Choice => ({
  ...{ id, title: name, detail: variants[0]?.sku },
})
const categoryChoice = ({ id, category }: { id: number; category: string }): Choice => ({ id, title: category })

/** Several records, in the order in which they were chosen. */
function several(most: number, { value, change }: ControlProps) {
  const chosen = chosenIn(value)
  return {
    chosen,
    isFull: chosen.length >= most,
    add: (choice: Choice | null) => {
      if (choice && !chosen.some((each) => each.value === Number(choice.id))) change([...chosen, chosenFrom(choice)])
    },
    remove: (id: number) => {
      const left = chosen.filter((each) => each.value !== id)
      change(left.length === 0 ? undefined : left)
    },
  }
}

export function ProductsControl(props: ControlProps) {
  const t = useTexts('store')
  const { chosen, isFull, add, remove } = several(mostChosen.products, props)
  return (
    <div className="blkitems">
      <Picker
        ties={{ id: props.id }}
        label={props.label}
        call={listProducts}
        query={{ status: 'published' }}
        choiceOf={productChoice}
        value={null}
        onChange={add}
        placeholder={t('Add a product')}
        disabled={isFull}
        pause={pause}
      />
      <ChosenLines chosen={chosen} onRemove={remove} />
    </div>
  )
}

export function CategoriesControl(props: ControlProps) {
  const t = useTexts('store')
  const { chosen, isFull, add, remove } = several(mostChosen.categories, props)
  return (
    <div className="blkitems">
      <Picker
        ties={{ id: props.id }}
        label={props.label}
        call={listCategories}
        choiceOf={categoryChoice}
        value={null}
        onChange={add}
        placeholder={t('Add a category')}
        disabled={isFull}
        pause={pause}
      />
      <ChosenLines chosen={chosen} onRemove={remove} />
    </div>
  )
}

export function ProductControl({ id, label, value, change }: ControlProps) {
  const chosen = Check(Chosen, value) ? value : undefined
  return (
    <Picker
      ties={{ id }}
      label={label}
      call={listProducts}
      choiceOf={productChoice}
      value={chosen ? { id: chosen.value, title: chosen.label } : null}
      onChange={(choice) => change(choice ? chosenFrom(choice) : null)}
      pause={pause}
    />
  )
}
