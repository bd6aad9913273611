/** The fonts that every website has, by the names that settings and blocks store. */
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
export type FontName = (typeof fonts)[number]
