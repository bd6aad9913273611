import { defineAdmin } from '@ashlar/sdk/admin'
import { gallery } from './module.ts'

export default defineAdmin(gallery, { screens: { kit: () => import('./gallery.tsx') } })
