import type { ThemeColour } from '@ashlar/sdk'
import { type Branch, button, column, container, image, row, section, text, textbox } from './index.ts'

// What a designer would keep as templates: small groups of blocks that come back from page to page.

const muted = 'color: var(--muted)'

/** A band across the page; without a colour it stands on the page's own ground. */
export function band(colour: ThemeColour | '', ...children: readonly Branch[]): Branch {
  return section(
    colour === '' ? {} : { background: { desktop: { backgroundColor: colour } } },
    container({ alignment: { desktop: { gap: 48 }, mobile: { gap: 36 } } }, ...children),
  )
}

/** Title on the left, a sentence on the same line on the right; below each other where it is narrow. */
export function heading(title: string, subtitle: string): Branch {
  return row(
    { columns: 2, customCss: 'align-items: baseline; row-gap: 12px' },
    column({ width: { desktop: { span: 7 }, tablet: { span: 12 } } }, text({ tag: 'h2', text: title })),
    column({ width: { desktop: { span: 5 }, tablet: { span: 12 } } }, lead(subtitle)),
  )
}

/** The same in the middle, one below the other. */
export function centredHeading(title: string, subtitle: string): Branch {
  return container(
    {
      padding: { desktop: { top: 0, bottom: 0 } },
      alignment: { desktop: { gap: 12, alignItems: 'center' } },
    },
    text({ tag: 'h2', text: title, textAlign: 'center' }),
    text({ text: subtitle, textAlign: 'center', customCss: `${leadCss}; max-width: 42ch` }),
  )
}

const leadCss = `font-size: var(--fs-l); line-height: 1.5; ${muted}`

/** The sentence after a title, larger than the text. */
export function lead(words: string): Branch {
  return text({ text: words, customCss: `${leadCss}; max-width: 56ch` })
}

export function quiet(words: string): Branch {
  return text({ text: words, customCss: muted })
}

/** Heights in px, for a picture that is cropped to fill its place. */
export interface Heights {
  readonly desktop: number
  readonly tablet?: number
  readonly mobile?: number
}

/** An empty text means that the picture only decorates. */
export function picture(src: string, altText: string, { desktop, tablet, mobile }: Heights): Branch {
  return image({
    src,
    altText,
    dimensions: {
      desktop: { height: desktop },
      ...(tablet !== undefined && { tablet: { height: tablet } }),
      ...(mobile !== undefined && { mobile: { height: mobile } }),
    },
  })
}

/** A link in words with an arrow. */
export function more(label: string, href: string): Branch {
  return button({
    text: label,
    href,
    variant: 'link',
    buttonIcon: 'arrow-right',
    paddingTop: 4,
    paddingBottom: 4,
    cssClasses: 'more',
  })
}

export interface Card {
  readonly src: string
  readonly altText: string
  readonly heights: Heights
  readonly title: string
  readonly text: string
  readonly link?: readonly [label: string, href: string]
}

/** Picture, title, a few words and a link at the foot, so that neighbours end on one line. */
export function card({ src, altText, heights, title, text: words, link }: Card, mobileSpan = 12): Branch {
  return column(
    {
      width: { desktop: { span: 0 }, tablet: { span: 4 }, mobile: { span: mobileSpan } },
      customCss: link ? '& { gap: 12px } & > .block-button { margin-block-start: auto }' : 'gap: 12px',
    },
    picture(src, altText, heights),
    text({ tag: 'h3', text: title, margin: { desktop: { top: 4 } } }),
    quiet(words),
    ...(link ? [more(...link)] : []),
  )
}

/** Cards by threes; below each other on small screens, where more than four stay two across. */
export function cards(...items: readonly Card[]): Branch {
  const mobileSpan = items.length > 4 ? 6 : 12
  return row({ columns: 3, customCss: 'row-gap: 48px' }, ...items.map((item) => card(item, mobileSpan)))
}

/** A number to be proud of and what it counts. Two across on small screens. */
export function figure(number: string, label: string, colour = 'var(--accent)'): Branch {
  return column(
    { width: { mobile: { span: 6 } }, customCss: 'gap: 8px' },
    text({
      text: number,
      fontWeight: 500,
      customCss: `font-family: var(--font-heading); font-size: clamp(2.5rem, 1.4rem + 5vw, 5.75rem); line-height: 0.95; letter-spacing: -0.035em; font-variant-numeric: tabular-nums; color: ${colour}`,
    }),
    text({ text: label, customCss: `line-height: 1.4; max-width: 15em; ${muted}` }),
  )
}

export function figures(...columns: readonly Branch[]): Branch {
  return row({ columns: 4, customCss: 'row-gap: 48px' }, ...columns)
}

/** A question with its answer, under a thin line. */
export function question(words: string, answer: string): Branch {
  return textbox({
    text: `<h3>${words}</h3><p>${answer}</p>`,
    customCss: `& { border-block-start: 1px solid var(--line); padding-block: 20px 4px } & h3 { font-weight: 600 } & p { ${muted} }`,
  })
}

/** Title on the left, questions on the right. */
export function questions(title: string, subtitle: string, ...items: readonly Branch[]): Branch {
  return row(
    { columns: 2 },
    column({ customCss: 'gap: 12px' }, text({ tag: 'h2', text: title }), ...(subtitle === '' ? [] : [lead(subtitle)])),
    column({ customCss: 'gap: 16px' }, ...items),
  )
}

export interface Plan {
  readonly title: string
  readonly price: string
  readonly label: string
  readonly features: readonly string[]
  readonly link: readonly [label: string, href: string]
  readonly isFeatured?: boolean
}

/** Three ways to pay; the one in colour stands a little taller. `radius` in px, as the theme's. */
export function plans(radius: number, ...items: readonly Plan[]): Branch {
  return row({ columns: 3 }, ...items.map((plan) => planColumn(plan, radius)))
}

const pricing = `
  & strong { font: var(--heading-weight) clamp(3rem, 2.4rem + 2vw, 4.25rem)/1 var(--font-heading); letter-spacing: -0.03em; margin-inline-end: 8px; font-variant-numeric: tabular-nums }
  & p { font-family: var(--font-ui); font-size: var(--fs-s) }`

const checks = `
  & { margin-block-end: auto }
  & ul { list-style: none; padding: 0 }
  & li { position: relative; padding-inline-start: 1.9em; line-height: 1.4 }
  & li + li { margin-block-start: 10px }
  & li::before { content: ""; position: absolute; inset-block-start: 0.3em; inset-inline-start: 0.25em; width: 0.4em; height: 0.8em; border: solid var(--accent); border-width: 0 2px 2px 0; rotate: 42deg }`

function planColumn({ title, price, label, features, link, isFeatured = false }: Plan, radius: number): Branch {
  const high = isFeatured ? 60 : 40
  return column(
    {
      width: { desktop: { span: 0 }, tablet: { span: 12 } },
      background: { desktop: { backgroundColor: isFeatured ? 'secondary' : '#ffffff' } },
      border: { desktop: { borderRadius: radius } },
      padding: {
        desktop: { top: high, right: 36, bottom: high, left: 36 },
        mobile: { top: 32, right: 24, bottom: 32, left: 24 },
      },
      ...(isFeatured && { margin: { desktop: { bottom: -20 }, tablet: { bottom: 0 } } }),
      customCss: isFeatured
        ? '@media (width >= 992px) { & { margin-block-start: -20px } }'
        : 'box-shadow: inset 0 0 0 1px var(--line)',
    },
    text({ tag: 'h3', text: title }),
    textbox({ text: `<p><strong>${price}</strong> ${label}</p>`, customCss: pricing }),
    textbox({ text: `<ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>`, customCss: checks }),
    button({
      text: link[0],
      href: link[1],
      variant: isFeatured ? 'tertiary' : 'outline-dark',
      fullWidth: true,
    }),
  )
}

/** Pictures in columns of equal length, as in a gallery; one below the other on small screens. */
export function gallery(...columns: readonly (readonly Branch[])[]): Branch {
  return row(
    { columns: 3, customCss: '--row-gap: 16px' },
    ...columns.map((pictures) =>
      column(
        { width: { desktop: { span: 0 }, tablet: { span: 4 }, mobile: { span: 12 } }, customCss: 'gap: 16px' },
        ...pictures,
      ),
    ),
  )
}
