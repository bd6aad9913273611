import Type from 'typebox'
import { defineEvent } from '../definition/event.ts'

/** A page's visible state changed: content saved, published, moved, archived or deleted. */
export const pageChanged = defineEvent('core.page-changed', Type.Object({ pageId: Type.Integer() }))

/** One or more settings of a tenant changed. */
export const settingsChanged = defineEvent('core.settings-changed', Type.Object({ keys: Type.Array(Type.String()) }))
