import { defineCall, defineDialog, defineSlot, ListQuery, Rows } from '@ashlar/sdk'
import Type from 'typebox'

/** Opened by the kit's own screen, as another module would. */
export const newWare = defineDialog('kit_gallery:new-ware', {
  input: Type.Object({ name: Type.String() }),
  answer: Type.Object({ id: Type.Integer(), name: Type.String() }),
})

/** The tabs of the kit's screen. */
export const kitTabs = defineSlot<{ readonly status: string }>('kit_gallery:kit/tabs')

/** The pages of the website. Written here since the kit is shown as it is compiled, without what a packed package bundles. */
export const listPages = defineCall({
  id: 'core.listPages',
  method: 'GET',
  path: '/api/v1/admin/pages/',
  summary: 'Find pages',
  query: Type.Object(ListQuery(['title'])),
  reply: { results: Rows(Type.Object({ id: Type.Integer(), title: Type.String(), slug: Type.String() })) },
  access: 'staff',
})
