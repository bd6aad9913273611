import Type from 'typebox'

/** Name of the message that lists and documents hear over the live stream of the admin. */
export const documentsChanged = 'invoicing.documents-changed'

/** Documents changed. It names none: those of one unit of work are told of once. */
export const DocumentsChanged = Type.Object({ event: Type.Literal(documentsChanged) })
