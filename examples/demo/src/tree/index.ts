import { button as buttonBlock } from '@ashlar/block-button'
import { container as containerBlock } from '@ashlar/block-container'
import { image as imageBlock } from '@ashlar/block-image'
import { column as columnBlock, row as rowBlock } from '@ashlar/block-row'
import { section as sectionBlock } from '@ashlar/block-section'
import { text as textBlock } from '@ashlar/block-text'
import { textbox as textboxBlock } from '@ashlar/block-textbox'
import { wrapper as wrapperBlock } from '@ashlar/block-wrapper'
import type { Content } from '@ashlar/sdk'
import { type Branch, contentOf, element } from './element.ts'

export type { Branch } from './element.ts'

const wrapper = element(wrapperBlock)
export const section = element(sectionBlock)
export const container = element(containerBlock)
export const row = element(rowBlock)
export const column = element(columnBlock)
export const text = element(textBlock)
export const textbox = element(textboxBlock)
export const image = element(imageBlock)
export const button = element(buttonBlock)

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
