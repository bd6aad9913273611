import Type, { type Static } from 'typebox'
import { EncodedContent } from './page-content.ts'

export const TemplateType = Type.Enum(['section', 'container'])
export type TemplateType = Static<typeof TemplateType>

/** A template with its content; the text stands under both names. */
export const Template = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  componentName: Type.String(),
  type: TemplateType,
  content: EncodedContent,
  revision: Type.Integer(),
  changedAt: Type.String(),
  changedBy: Type.String(),
})
export type Template = Static<typeof Template>

/** A template in the library, without its content. */
export const TemplateEntry = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: TemplateType,
  revision: Type.Integer(),
  /** Pages that hold a linked copy, deleted ones left out. */
  pages: Type.Integer(),
  isHeader: Type.Boolean(),
  isFooter: Type.Boolean(),
  /** Titles of the modules' settings that name it. */
  settings: Type.Array(Type.String()),
  changedAt: Type.String(),
  changedBy: Type.String(),
})
export type TemplateEntry = Static<typeof TemplateEntry>

/** A place where a template stands. */
export const TemplateUse = Type.Object({
  kind: Type.Enum(['page', 'header', 'footer', 'setting']),
  /** Of the page. */
  id: Type.Union([Type.Integer(), Type.Null()]),
  title: Type.String(),
  /** The module whose setting names the template. */
  module: Type.Optional(Type.String()),
  /** The page lies in the trash. */
  deleted: Type.Boolean(),
})
export type TemplateUse = Static<typeof TemplateUse>
