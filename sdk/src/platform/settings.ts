import Type, { type Static } from 'typebox'
import { oneOf } from '../style/values.ts'

const themeColour = (value: string) => Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', default: value })

/** THEME-006. */
export const fonts = [
  'Open Sans',
  'Poppins',
  'Rubik',
  'Raleway',
  'Montserrat',
  'Nunito Sans',
  'Roboto',
  'Roboto Serif',
  'Lato',
  'Barlow',
  'Permanent Marker',
] as const

/** OPEN-329. */
export const NavigationItem = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 120 }),
    url: Type.String({ maxLength: 2000 }),
    children: Type.Optional(
      Type.Array(
        Type.Object(
          { title: Type.String({ minLength: 1, maxLength: 120 }), url: Type.String({ maxLength: 2000 }) },
          { additionalProperties: false },
        ),
        { maxItems: 40 },
      ),
    ),
  },
  { additionalProperties: false },
)

export const Navigation = Type.Object(
  {
    logo: Type.String({ maxLength: 2000, default: '' }),
    mainItems: Type.Array(NavigationItem, { maxItems: 40, default: [] }),
    rightItems: Type.Array(
      Type.Object(
        {
          type: oneOf(['button', 'icon', 'link'], { default: 'link' }),
          title: Type.String({ maxLength: 120 }),
          icon: Type.Optional(Type.String({ maxLength: 60 })),
          url: Type.String({ maxLength: 2000 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 12, default: [] },
    ),
  },
  { additionalProperties: false, default: {} },
)

/**
 * Settings of a tenant that the platform itself knows (THEME-002, -007, OPEN-142): keys as in the API, each with its
 * default. The nine colours each reach 4.5:1 with white or with `dark` (OPEN-140).
 */
export const PlatformSettings = Type.Object(
  {
    company_name: Type.String({ maxLength: 120, default: '' }),
    favicon: Type.String({ maxLength: 2000, default: '' }),
    language: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$', default: 'en' }),
    live_chat_enabled: Type.Boolean({ default: false }),
    theme_color_primary: themeColour('#0B6A72'),
    theme_color_secondary: themeColour('#1F3A47'),
    theme_color_tertiary: themeColour('#E0B252'),
    theme_color_success: themeColour('#2C6A4A'),
    theme_color_warning: themeColour('#E08A1E'),
    theme_color_danger: themeColour('#9E1239'),
    theme_color_dark: themeColour('#14212A'),
    theme_color_light: themeColour('#EEF1F0'),
    theme_color_info: themeColour('#2F6271'),
    theme_font_heading: oneOf(fonts, { default: 'Barlow' }),
    theme_font_body: oneOf(fonts, { default: 'Roboto Serif' }),
    theme_heading_weight: Type.Integer({ minimum: 100, maximum: 900, multipleOf: 100, default: 700 }),
    theme_radius: Type.Integer({ minimum: 0, maximum: 60, default: 4 }),
    theme_radius_button: Type.Integer({ minimum: 0, maximum: 60, default: 4 }),
    navigation: Navigation,
    /** Ids of the section templates that stand above and below every page; 0 until one is chosen. */
    header_template: Type.Integer({ minimum: 0, default: 0 }),
    footer_template: Type.Integer({ minimum: 0, default: 0 }),
    meta_title: Type.String({ maxLength: 120, default: '' }),
    meta_description: Type.String({ maxLength: 400, default: '' }),
  },
  { additionalProperties: false },
)
export type PlatformSettings = Static<typeof PlatformSettings>
