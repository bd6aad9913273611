import { definePatterns } from '@ashlar/sdk'
import { callPatterns } from './call-to-action/patterns.ts'
import { contacts } from './contact/contacts.ts'
import { contactPlaces } from './contact/places.ts'
import { faqPatterns } from './faq/patterns.ts'
import { featureColumns } from './features/columns.ts'
import { featureRows } from './features/rows.ts'
import { footerPatterns } from './footer/patterns.ts'
import { galleryPatterns } from './gallery/patterns.ts'
import { picturedHeroes } from './hero/pictured.ts'
import { plainHeroes } from './hero/plain.ts'
import { logoPatterns } from './logos/patterns.ts'
import { priceLists } from './menu-list/lists.ts'
import { menus } from './menu-list/menus.ts'
import { generalPages } from './pages/general.ts'
import { starterPages } from './pages/starters.ts'
import { pricingPatterns } from './pricing/patterns.ts'
import { sites } from './sites.ts'
import { teamPatterns } from './team/patterns.ts'
import { testimonialPatterns } from './testimonials/patterns.ts'

/** What the sections library offers. */
export default definePatterns({
  patterns: [
    ...[...plainHeroes, ...picturedHeroes, ...featureColumns, ...featureRows, ...pricingPatterns, ...faqPatterns],
    ...[...teamPatterns, ...testimonialPatterns, ...logoPatterns, ...galleryPatterns, ...contacts, ...contactPlaces],
    ...[...callPatterns, ...menus, ...priceLists, ...footerPatterns],
  ],
  pages: [...generalPages, ...starterPages],
  sites,
})
