import Type, { type Static } from 'typebox'
import { isTimeZone } from '../days/zone.ts'
import { currencies } from '../money/currency.ts'
import { fonts } from '../style/fonts.ts'
import { TextStyles } from '../style/text-styles.ts'
import { oneOf, PhoneNumber } from '../style/values.ts'
import { isCountry } from './country.ts'
import { mailAddressPattern } from './mail-address.ts'
import { pictureAddressPattern } from './picture-address.ts'

const themeColour = (value: string) => Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', default: value })

/** The time zone of a website that has chosen none. */
export const defaultTimeZone = 'UTC'

const MailAddress = Type.String({ maxLength: 254, pattern: `^$|^${mailAddressPattern}$`, default: '' })
const HostAddress = Type.String({ maxLength: 400, pattern: '^$|^https://\\S+$', default: '', control: 'url' })

export { fonts }

/** A link of the navigation. An empty address is a heading of what stands below it. */
export const NavigationEntry = Type.Object(
  {
    title: Type.String({ title: 'Title', minLength: 1, maxLength: 120 }),
    url: Type.String({ title: 'Address', control: 'link', maxLength: 2000 }),
  },
  { additionalProperties: false },
)
export type NavigationEntry = Static<typeof NavigationEntry>

export const NavigationItem = Type.Object(
  {
    ...NavigationEntry.properties,
    children: Type.Optional(Type.Array(NavigationEntry, { title: 'Sub-item', maxItems: 40 })),
  },
  { additionalProperties: false },
)
export type NavigationItem = Static<typeof NavigationItem>

/** An icon's title is what readers hear. */
export const NavigationRightItem = Type.Object(
  {
    type: oneOf(['button', 'icon', 'link'], { title: 'Kind', default: 'link' }),
    title: Type.String({ title: 'Title', minLength: 1, maxLength: 120 }),
    icon: Type.Optional(Type.String({ title: 'Icon', control: 'icon', maxLength: 60 })),
    url: Type.String({ title: 'Address', control: 'link', maxLength: 2000 }),
  },
  { additionalProperties: false },
)
export type NavigationRightItem = Static<typeof NavigationRightItem>

export const Navigation = Type.Object(
  {
    logo: Type.String({
      title: 'Logo',
      description: 'The address of an image, or text.',
      control: 'link',
      maxLength: 2000,
      default: '',
    }),
    mainItems: Type.Array(NavigationItem, { title: 'Menu item', maxItems: 40, default: [] }),
    rightItems: Type.Array(NavigationRightItem, { title: 'Item on the right', maxItems: 12, default: [] }),
    /** Roles that have the user menu; none: everybody who is signed in. */
    roles: Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), {
      title: 'Who sees the user menu',
      description: 'Select none to show it to everyone who is signed in.',
      control: 'roles',
      maxItems: 6,
      default: [],
    }),
  },
  { additionalProperties: false, default: {} },
)

/**
 * A setting that is the id of a section template, chosen from those of the website; 0 for none. One that is not there
 * is refused, and a template that a setting names cannot be deleted.
 *
 * @example
 * product_template: SectionTemplateId({ title: 'Product page' })
 */
export const SectionTemplateId = (words: { readonly title: string; readonly description?: string }) =>
  Type.Integer({ ...words, control: 'section-template', minimum: 0, default: 0 })

/**
 * Settings of a tenant that the platform itself knows: keys as in the API, each with its
 * default. The nine colours each reach 4.5:1 with white or with `dark`.
 */
export const PlatformSettings = Type.Object(
  {
    company_name: Type.String({ maxLength: 120, default: '' }),
    favicon: Type.String({ maxLength: 2000, pattern: pictureAddressPattern, default: '' }),
    language: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$', default: 'en' }),
    /** ISO 4217. Amounts of the website are in its minor units. */
    currency: Type.Refine(
      Type.String({ maxLength: 3, default: 'CAD' }),
      (code) => currencies.includes(code),
      () => 'Enter a currency code, such as CAD',
    ),
    /** ISO 3166-1, two letters. */
    country: Type.Refine(
      Type.String({ maxLength: 2, default: 'CA' }),
      isCountry,
      () => 'Enter a country code, such as CA',
    ),
    /** IANA. The website's "today" is the date in this zone. */
    time_zone: Type.Refine(
      Type.String({ maxLength: 60, default: defaultTimeZone }),
      isTimeZone,
      () => 'Enter a time zone, such as America/Toronto',
    ),
    week_starts_on: oneOf(['sunday', 'monday', 'saturday'], { default: 'sunday' }),
    contact_email: MailAddress,
    contact_phone: PhoneNumber(),
    contact_address: Type.String({ maxLength: 400, default: '' }),
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
    /** Own values of the theme's text styles, and text styles of the website's own. */
    theme_text_styles: TextStyles,
    theme_radius: Type.Integer({ minimum: 0, maximum: 60, default: 4 }),
    theme_radius_button: Type.Integer({ minimum: 0, maximum: 60, default: 4 }),
    navigation: Navigation,
    /** What stands above and below every page. */
    header_template: SectionTemplateId({ title: 'Header' }),
    footer_template: SectionTemplateId({ title: 'Footer' }),
    meta_title: Type.String({ maxLength: 120, default: '' }),
    meta_description: Type.String({ maxLength: 400, default: '' }),
    /** Shown where a page is shared that has no picture of its own. */
    meta_image: Type.String({ maxLength: 2000, pattern: pictureAddressPattern, default: '' }),
    /** Who mails come from; the company's name, and an address of the server that sends them, without it. */
    mail_from_name: Type.String({ maxLength: 120, pattern: '^[^\\r\\n]*$', default: '', peopleOnly: true }),
    mail_from_address: Type.String({
      maxLength: 254,
      pattern: `^$|^${mailAddressPattern}$`,
      default: '',
      peopleOnly: true,
    }),
    /** Under which name the mail provider publishes the key that it signs mails with: `<selector>._domainkey.<domain>`. */
    mail_dkim_selector: Type.String({
      maxLength: 100,
      pattern: '^$|^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$',
      default: '',
    }),
    /** Mails of campaigns in any 60 minutes at most; 0 for as many as the mail server takes. */
    mail_bulk_per_hour: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
    /** Signs reports of bounces and complaints that a provider sends; without it none is taken. */
    mail_bounce_secret: Type.String({
      maxLength: 200,
      pattern: '^$|^\\S{24,}$',
      default: '',
      secret: true,
      control: 'secret',
      peopleOnly: true,
    }),
    analytics_service: oneOf(['none', 'plausible', 'matomo', 'google'], { default: 'none' }),
    analytics_site: Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9._:-]*$', default: '' }),
    analytics_host: HostAddress,
    /** `none`: the built-in proof of work, which asks nobody outside. */
  },
  { additionalProperties: false },
)
export type PlatformSettings = Static<typeof PlatformSettings>
