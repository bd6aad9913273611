import { PictureItem } from '@ashlar/sdk'
import { type ControlProps, type FieldControl, field, newItemId } from '@ashlar/sdk/editor'
import { Select } from '@ashlar/sdk/ui'
import type { Static, TSchema } from 'typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { activeAfter, picturesAfter, SlideTitle } from './slides.ts'

const Slide = Type.Object({ id: Type.String(), title: SlideTitle })

const listOf = <Item extends TSchema>(item: Item, value: unknown): Static<Item>[] =>
  Array.isArray(value) ? value.filter((each): each is Static<Item> => Value.Check(item, each)) : []
const activeIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
const noPicture = (): PictureItem => ({ id: newItemId(), file: '', mime_type: '', filesize: 0, width: 0, height: 0 })

/** A list of slides which says, too, what its changes do to the shown slide, and to the pictures where there are some. */
export function slidesControl({ prop, component: List }: FieldControl<'slides'>): FieldControl<'slides'> {
  const component = (control: ControlProps) => {
    const { props, update } = control
    const change = (list: unknown) => {
      const [before, after] = [listOf(Slide, props['slides']), listOf(Slide, list)]
      const pictures = listOf(PictureItem, props['images'])
      update({
        slides: list,
        activeIndex: activeAfter(before, after, activeIn(props['activeIndex'])),
        ...(pictures.length > 0 && { images: picturesAfter(before, after, pictures, noPicture) }),
      })
    }
    return List && <List {...control} change={change} />
  }
  return field(prop, { control: 'component', component })
}

/** The slide that is shown, chosen by its title (BLK-CSLIDER-012). */
function ActiveControl({ id, label, value, props, change }: ControlProps) {
  const slides = listOf(Slide, props['slides'])
  const options = slides.map(({ title }, index) => ({ value: `${index}`, label: title }))
  return (
    <Select
      id={id}
      size="sm"
      aria-label={label}
      disabled={slides.length === 0}
      value={`${Math.min(activeIn(value), Math.max(0, slides.length - 1))}`}
      options={options}
      onChange={(index) => change(Number(index))}
    />
  )
}

export const activeControl = field('activeIndex', { control: 'component', component: ActiveControl })
