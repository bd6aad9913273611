import { defineBlock, oneOf, orEmpty } from '@ashlar/sdk'
import Type from 'typebox'

/** Fields of the form in their order; a prop of the same name is what one starts with. */
export const carbonCalculator = defineBlock({
  type: 'carbon-calculator',
  title: 'Carbon calculator',
  icon: 'leaf',
  category: 'content',
  keywords: ['emission', 'shipment', 'offset', 'freight', 'co2'],
  schema: Type.Object({
    /** Empty: the visitor chooses. */
    method: oneOf(['', 'expedited', 'ltl_dry_van', 'truckload'], { title: 'Transport method', default: '' }),
    /** Tonnes. */
    shipmentWeight: orEmpty(Type.Number({ title: 'Shipment weight', exclusiveMinimum: 0, maximum: 1_000_000 })),
    shipmentDistance: orEmpty(Type.Number({ title: 'Distance', exclusiveMinimum: 0, maximum: 1_000_000 })),
    unitOfMeasurement: oneOf(['km', 'mi'], { title: 'Unit', default: 'km' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    label: { title: 'Labels', part: ' > form .carbon-field label', without: ['textAlign'] },
    button: { title: 'Buttons', part: ' > form .carbon-acts > .button', without: ['textAlign'] },
    figure: { title: 'Numbers', part: ' > output b', without: ['textAlign'] },
    result: { title: 'Result', part: ' > output span:not(:has(> span))', without: ['textAlign'] },
    place: {
      title: 'Alignment',
      part: ' :is(.carbon-acts,output)',
      members: ['textAlign'],
      alignsWith: 'justify-content',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
