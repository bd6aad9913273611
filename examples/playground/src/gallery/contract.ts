import { defineDialog, defineSlot } from '@ashlar/sdk'
import Type from 'typebox'

/** Opened by the kit's own screen, as another module would. */
export const newWare = defineDialog('kit_gallery:new-ware', {
  input: Type.Object({ name: Type.String() }),
  answer: Type.Object({ id: Type.Integer(), name: Type.String() }),
})

/** The tabs of the kit's screen. */
export const kitTabs = defineSlot<{ readonly status: string }>('kit_gallery:kit/tabs')
