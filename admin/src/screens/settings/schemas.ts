import { PlatformSettings } from '@ashlar/sdk'
import Type from 'typebox'

const all = { additionalProperties: false } as const

export const GeneralSettings = Type.Pick(
  PlatformSettings,
  [
    'company_name',
    'favicon',
    'language',
    'meta_title',
    'meta_description',
    'meta_image',
    'contact_email',
    'contact_phone',
    'contact_address',
    'country',
    'currency',
    'time_zone',
    'week_starts_on',
  ],
  all,
)
/** What makes the look of the website. The logo is a part of its navigation. */
export const ThemeSettings = Type.Object(
  {
    ...Type.Pick(PlatformSettings, [
      'theme_color_primary',
      'theme_color_secondary',
      'theme_color_tertiary',
      'theme_color_success',
      'theme_color_warning',
      'theme_color_danger',
      'theme_color_dark',
      'theme_color_light',
      'theme_color_info',
      'theme_font_heading',
      'theme_font_body',
      'theme_heading_weight',
      'theme_text_styles',
      'theme_radius',
      'theme_radius_button',
    ]).properties,
    logo: PlatformSettings.properties.navigation.properties.logo,
  },
  all,
)
export const NavigationSettings = Type.Pick(PlatformSettings, ['navigation', 'header_template', 'footer_template'], all)
