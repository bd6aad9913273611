import { type CanvasProps, defineBlockEditor, InlineText, items, newItemId, panel } from '@ashlar/sdk/editor'
import { PricingBox, pricing } from './block.ts'
import { Boxes } from './renderer.tsx'

function PricingCanvas({ props, root, view, update, done }: CanvasProps<typeof pricing>) {
  return (
    <div {...root} {...(props.themeMode === 'dark' && { 'data-bg': 'dark' })}>
      <div className="pricing-head" data-align={props.headerAlignment}>
        <InlineText
          as="h2"
          ariaLabel="Title"
          value={props.title}
          onChange={(title) => update({ title })}
          onDone={done}
        />
        <InlineText
          as="p"
          ariaLabel="Description"
          value={props.description}
          onChange={(description) => update({ description })}
          onDone={done}
        />
      </div>
      <Boxes boxes={props.pricingBoxes} view={view} />
    </div>
  )
}

export default defineBlockEditor(pricing, {
  panels: [
    panel('Settings', ['title', 'description', 'headerAlignment', 'themeMode']),
    panel('Items', [
      items('pricingBoxes', {
        noun: 'Item',
        item: PricingBox,
        fields: ['title', 'price', 'priceLabel', 'features', 'buttonText', 'buttonLink', 'buttonSize', 'featured'],
        hints: {
          features: 'Separate features with a comma.',
          buttonLink:
            'A page of this site, such as /store, /cart, /user-profile, /signup, /contact or /, or an address.',
        },
        messages: {
          title: 'Title is required.',
          price: 'Price is required.',
          features: 'Features are required.',
          buttonText: 'Button text is required.',
          buttonLink: 'Button link is required.',
        },
        words: { sm: 'Small', default: 'Medium', lg: 'Large' },
        empty: 'No Items',
        blank: () => ({
          id: newItemId(),
          title: '',
          price: '',
          priceLabel: '',
          features: '',
          buttonText: '',
          buttonLink: '',
          buttonSize: 'default' as const,
          featured: false,
        }),
        titleOf: ({ title, price }) => `${title} ${price}`,
        most: 12,
      }),
    ]),
  ],
  canvas: PricingCanvas,
  summary: ({ title }) => title,
})
