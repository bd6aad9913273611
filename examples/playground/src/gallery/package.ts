import { fileURLToPath } from 'node:url'
import type { PackageSource } from '@ashlar/core'

/** The gallery of the kit as a package like any other: its screen is loaded and drawn as a stranger's is. */
export const kitGallery: PackageSource = {
  name: '@ashlar/kit-gallery',
  version: '0.1.0',
  origin: 'distribution',
  description: 'Every component of the admin, in all its states.',
  manifest: { kind: 'module', id: 'kit_gallery', sdk: '^0.1.0' },
  load: async (entry) => (entry === '.' ? { ...(await import('./index.ts')) } : undefined),
  css: async () => '',
  browser: { folder: fileURLToPath(new URL('.', import.meta.url)), entries: { './admin': 'admin.js' } },
}
