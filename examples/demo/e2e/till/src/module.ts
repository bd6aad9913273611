import { commerce } from '@ashlar/plugin-commerce'
import { defineModule } from '@ashlar/sdk'

/** Asks for payments. */
export const till = defineModule({ id: 'till', title: 'Till', permissions: { till: 'Till' }, requires: [commerce] })
