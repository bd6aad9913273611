import { installedPackages, type PackageSource } from '@ashlar/core'
import { kitGallery } from './gallery/package.ts'

const blocks = installedPackages(import.meta.url, [
  '@ashlar/block-wrapper',
  '@ashlar/block-section',
  '@ashlar/block-container',
  '@ashlar/block-row',
  '@ashlar/block-text',
  '@ashlar/block-textbox',
  '@ashlar/block-image',
  '@ashlar/block-button',
])

/** What a page needs to stand on, and the gallery of the kit; the package under work comes on top. */
export const distribution: Promise<readonly PackageSource[]> = blocks.then((packages) => [...packages, kitGallery])
