import { accordion as accordionBlock } from '@ashlar/block-accordion'
import { button as buttonBlock } from '@ashlar/block-button'
import { carbonCalculator as carbonCalculatorBlock } from '@ashlar/block-carbon-calculator'
import { cardImage as cardImageBlock, card as cardTemplate } from '@ashlar/block-card'
import { container as containerBlock } from '@ashlar/block-container'
import { copyright as copyrightBlock } from '@ashlar/block-copyright'
import { counter as counterBlock } from '@ashlar/block-counter'
import { divider as dividerBlock } from '@ashlar/block-divider'
import { gallery as galleryBlock } from '@ashlar/block-gallery'
import { icons as iconsBlock } from '@ashlar/block-icons'
import { image as imageBlock } from '@ashlar/block-image'
import { contentSlider as contentSliderBlock, heroSlider as heroSliderBlock } from '@ashlar/block-image-carousel'
import { imageScroller as imageScrollerBlock } from '@ashlar/block-image-scroller'
import { pricing as pricingBlock } from '@ashlar/block-pricing'
import { column as columnBlock, row as rowBlock } from '@ashlar/block-row'
import { section as sectionBlock } from '@ashlar/block-section'
import { sectionHeader as sectionHeaderBlock } from '@ashlar/block-section-header'
import { tabs as tabsBlock } from '@ashlar/block-tabs'
import { text as textBlock } from '@ashlar/block-text'
import { textbox as textboxBlock } from '@ashlar/block-textbox'
import { timeline as timelineBlock } from '@ashlar/block-timeline'
import { wrapper as wrapperBlock } from '@ashlar/block-wrapper'
import { newsletter as newsletterBlock } from '@ashlar/plugin-email-marketing'
import { form as formBlock } from '@ashlar/plugin-forms'
import type { Content } from '@ashlar/sdk'
import { type Branch, contentOf, element } from './element.ts'

export { type Branch, into } from './element.ts'

const wrapper = element(wrapperBlock)
export const section = element(sectionBlock)
export const container = element(containerBlock)
export const row = element(rowBlock)
export const column = element(columnBlock)
export const text = element(textBlock)
export const textbox = element(textboxBlock)
export const image = element(imageBlock)
export const button = element(buttonBlock)
export const sectionHeader = element(sectionHeaderBlock)
export const cardBlock = element(cardTemplate)
export const cardImage = element(cardImageBlock)
export const counter = element(counterBlock)
export const icons = element(iconsBlock)
export const gallery = element(galleryBlock)
export const divider = element(dividerBlock)
export const heroSlider = element(heroSliderBlock)
export const contentSlider = element(contentSliderBlock)
export const tabs = element(tabsBlock)
export const pricing = element(pricingBlock)
export const timeline = element(timelineBlock)
export const accordion = element(accordionBlock)
export const imageScroller = element(imageScrollerBlock)
export const copyright = element(copyrightBlock)
export const carbonCalculator = element(carbonCalculatorBlock)
export const newsletter = element(newsletterBlock)
export const form = element(formBlock)

/** The content of a page: sections, one below the other. */
export function page(...sections: readonly Branch[]): Content {
  return contentOf(wrapper({}, ...sections))
}

/** The content of a section template, such as a footer. */
export function template(root: Branch): Content {
  return contentOf(root)
}

/** Address on the site of a picture in `art/pictures`, by its name without the ending. */
export type Art = (name: string) => string
