import { defineSurface } from '@ashlar/sdk/surface'
import { registerAdmin } from './surface/register.ts'

/** The back office: its documents, the browser modules shared with packages, and the shell. */
export const admin = defineSurface('admin', registerAdmin)
