import { defineAdmin } from '@ashlar/sdk/admin'
import { myThing } from '../module.ts'

/** Only loaders, by the ids of module.ts: a screen's code is fetched when it is first opened. */
export default defineAdmin(myThing, {
  screens: { notes: () => import('./note-list.tsx') },
})
