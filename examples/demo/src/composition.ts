import { admin } from '@ashlar/admin'
import { installedPackages } from '@ashlar/core'
import { site } from '@ashlar/site'

export const surfaces = [site, admin]

export const packages = installedPackages(import.meta.url, [
  '@ashlar/block-wrapper',
  '@ashlar/block-section',
  '@ashlar/block-container',
  '@ashlar/block-row',
  '@ashlar/block-text',
  '@ashlar/block-textbox',
  '@ashlar/block-image',
  '@ashlar/block-button',
  '@ashlar/block-divider',
  '@ashlar/block-section-header',
  '@ashlar/block-copyright',
  '@ashlar/block-navigation',
  '@ashlar/block-page-field',
  '@ashlar/block-icons',
  '@ashlar/block-accordion',
  '@ashlar/block-tabs',
  '@ashlar/block-timeline',
  '@ashlar/block-counter',
  '@ashlar/block-pricing',
  '@ashlar/block-carbon-calculator',
  '@ashlar/block-card',
  '@ashlar/block-gallery',
  '@ashlar/block-image-scroller',
  '@ashlar/block-custom-html',
  '@ashlar/block-map',
  '@ashlar/block-slider',
  '@ashlar/block-image-carousel',
  '@ashlar/block-email',
  '@ashlar/plugin-forms',
  '@ashlar/block-consent',
  '@ashlar/plugin-email-marketing',
  '@ashlar/plugin-bot-check',
  '@ashlar/plugin-live-chat',
  '@ashlar/plugin-redirects',
  '@ashlar/plugin-smtp',
  '@ashlar/plugin-webhooks',
])
