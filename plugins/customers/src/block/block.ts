import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { profileSlot } from '../contract/slots.ts'

/** What other packages show shoppers on their own page. */
export const profileSections = defineBlock({
  type: 'profile-sections',
  title: 'Profile sections',
  icon: 'user-round',
  category: 'content',
  keywords: ['account', 'customer', 'orders', 'profile'],
  schema: Type.Object({}),
  common: ['visibility', 'spacing'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
  regions: [{ name: 'sections', title: 'Sections', opens: profileSlot }],
})
