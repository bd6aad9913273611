import * as accordion from '@ashlar/block-accordion'
import * as announcementBar from '@ashlar/block-announcement-bar'
import * as beforeAfter from '@ashlar/block-before-after'
import * as breadcrumbs from '@ashlar/block-breadcrumbs'
import * as button from '@ashlar/block-button'
import * as carbon from '@ashlar/block-carbon-calculator'
import * as card from '@ashlar/block-card'
import * as container from '@ashlar/block-container'
import * as copyright from '@ashlar/block-copyright'
import * as countdown from '@ashlar/block-countdown'
import * as counter from '@ashlar/block-counter'
import * as divider from '@ashlar/block-divider'
import * as gallery from '@ashlar/block-gallery'
import * as grid from '@ashlar/block-grid'
import * as icons from '@ashlar/block-icons'
import * as image from '@ashlar/block-image'
import * as carousels from '@ashlar/block-image-carousel'
import * as imageScroller from '@ashlar/block-image-scroller'
import * as logos from '@ashlar/block-logos'
import { map } from '@ashlar/block-map'
import * as priceList from '@ashlar/block-price-list'
import * as pricing from '@ashlar/block-pricing'
import * as quote from '@ashlar/block-quote'
import * as row from '@ashlar/block-row'
import * as section from '@ashlar/block-section'
import * as sectionHeader from '@ashlar/block-section-header'
import * as slider from '@ashlar/block-slider'
import * as socialLinks from '@ashlar/block-social-links'
import * as spacer from '@ashlar/block-spacer'
import * as table from '@ashlar/block-table'
import * as tabs from '@ashlar/block-tabs'
import * as team from '@ashlar/block-team'
import * as testimonial from '@ashlar/block-testimonial'
import * as text from '@ashlar/block-text'
import * as textbox from '@ashlar/block-textbox'
import * as timeline from '@ashlar/block-timeline'
import * as video from '@ashlar/block-video'
import * as wrapper from '@ashlar/block-wrapper'
import { newsletter } from '@ashlar/plugin-email-marketing'
import { form } from '@ashlar/plugin-forms'
import { blockCatalogue } from '@ashlar/sdk'

const packages = [
  ...[accordion, button, carbon, card, container, copyright, counter, divider, gallery, icons, image, carousels],
  ...[imageScroller, logos, priceList, pricing, quote, row, section, sectionHeader],
  ...[slider, socialLinks, spacer, table, tabs, team, testimonial, text, textbox],
  ...[timeline, wrapper],
  ...[announcementBar, beforeAfter, breadcrumbs, countdown, grid, video],
  { form, map, newsletter },
]
/** The blocks of the demo's pages. */
export const blocks = blockCatalogue(packages.flatMap((exported) => Object.values(exported)))
