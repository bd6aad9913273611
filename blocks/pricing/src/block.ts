import { defineBlock, ItemId, LinkAddress, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

const words = (title: string, maxLength: number, value: string) =>
  Type.String({ title, minLength: 1, maxLength, default: value })

/** `priceLabel` stands beside the price, such as "/ month". */
export const PricingBox = Type.Object({
  id: ItemId,
  title: words('Title', 120, 'Plan'),
  price: words('Price', 40, '$0'),
  priceLabel: Type.String({ title: 'Price label', maxLength: 40, default: '' }),
  /** Separated by commas. */
  features: words('Features', 2000, 'One feature'),
  buttonText: words('Button text', 80, 'Choose'),
  buttonLink: { ...LinkAddress({ title: 'Button link', default: '/signup' }), minLength: 1 },
  buttonSize: oneOf(['sm', 'default', 'lg'], { title: 'Button size', default: 'default' }),
  /** Stands out of its row. */
  featured: Type.Boolean({ title: 'Featured', default: false }),
})

const features = 'First feature, Second feature, Third feature'

/** Plans side by side. */
export const pricing = defineBlock({
  type: 'pricing',
  title: 'Pricing',
  icon: 'badge-dollar-sign',
  category: 'content',
  keywords: ['plans', 'price', 'subscription'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', maxLength: 400, default: 'Pricing' }),
    description: Type.String({ title: 'Description', maxLength: 1000, default: 'Choose the plan that suits you.' }),
    headerAlignment: oneOf(['start', 'center', 'end'], { title: 'Header', default: 'center' }),
    themeMode: oneOf(['light', 'dark'], { title: 'Theme', default: 'light' }),
    pricingBoxes: Type.Array(PricingBox, {
      title: 'Boxes',
      maxItems: 12,
      default: [
        {
          id: 'free',
          title: 'Free',
          price: '$0',
          priceLabel: '/ month',
          features,
          buttonText: 'Sign up',
          buttonLink: '/signup',
        },
        {
          id: 'pro',
          title: 'Pro',
          price: '$15',
          priceLabel: '/ month',
          features,
          buttonText: 'Choose Pro',
          buttonLink: '/signup',
          featured: true,
        },
        {
          id: 'enterprise',
          title: 'Enterprise',
          price: '$29',
          priceLabel: '/ month',
          features,
          buttonText: 'Talk to us',
          buttonLink: '/contact',
        },
      ],
    }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    heading: { title: 'Title', part: ' > .pricing-head > h2', without: ['textAlign'] },
    intro: { title: 'Description', part: ' > .pricing-head > p', without: ['textAlign'] },
    name: { title: 'Plans', part: ' > .pricing-boxes > article > h3' },
    price: { title: 'Prices', part: ' > .pricing-boxes > article > .pricing-price > b', without: ['textAlign'] },
    features: { title: 'Features', part: ' > .pricing-boxes > article > .pricing-features > li' },
    header: {
      title: 'Header',
      part: ' > .pricing-head',
      members: ['textAlign'],
      own: { textAlign: { prop: 'headerAlignment', asTheme: 'center' } },
      alignsWith: 'justify-items',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
