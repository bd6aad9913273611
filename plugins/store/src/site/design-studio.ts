import { Settings } from '@ashlar/sdk/server'
import { type FrameDocument, frame, load } from '@ashlar/sdk/site'
import { Parse } from 'typebox/value'
import type { ShownStudio } from '../block/design-studio.renderer.tsx'
import { designStudio } from '../block/design-studio.ts'
import { words } from '../block/visitor-texts.ts'
import { StoreSettings } from '../settings.ts'

async function scriptOf(settings: Settings): Promise<URL | undefined> {
  const { design_studio: address } = Parse(StoreSettings, await settings.of('store'))
  return address !== '' && URL.canParse(address) ? new URL(address) : undefined
}

export const studioLoad = load(designStudio, [Settings], async (_, __, settings) => {
  const script = await scriptOf(settings)
  const data: ShownStudio = script ? { host: script.host } : null
  return { data, tags: ['settings'] }
})

/**
 * MISC-005. The script of another company runs in a document without an origin: what it does reaches neither the page
 * nor the account of whoever looks.
 */
export const studioFrame = frame(designStudio, [Settings], async (_, { language, external }, settings) => {
  const script = external ? await scriptOf(settings) : undefined
  return studioDocument(script, language)
})

function studioDocument(script: URL | undefined, language: string): FrameDocument {
  const tag = script ? `<script src="${script.href.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></script>` : ''
  const html =
    `<!DOCTYPE html><html lang="${language.replace(/[^A-Za-z0-9-]/g, '')}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${words(language).designStudio}</title><style>body{margin:0}</style></head><body>${tag}</body></html>`
  const anywhere = ['https:', 'data:', 'blob:']
  return {
    html,
    csp: {
      ...{ 'style-src': ["'unsafe-inline'", 'https:'], 'img-src': anywhere, 'font-src': anywhere },
      ...{ 'media-src': anywhere, 'connect-src': ['https:'] },
      ...(script && { 'script-src': ["'unsafe-inline'", script.origin], 'frame-src': [script.origin] }),
    },
  }
}
