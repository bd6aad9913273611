import type { Page } from '@playwright/test'

/** Where files fall: on an element of the page in the canvas, or on one of the editor around it. */
export type FallsOn = { readonly page: string } | { readonly editor: string }

interface Brought {
  readonly flavours?: Readonly<Record<string, string>>
  /** Pictures of their own colour, PDFs and films, by the ending of their name. */
  readonly files?: readonly string[]
}

/** Pastes into the page what another program has put into the clipboard; gives whether the editor took it. */
export function paste(page: Page, { flavours = {}, files = [] }: Brought): Promise<void> {
  return bring(page, { flavours, files, on: undefined })
}

/** Drops files from the desktop; says what the browser would do with them. */
export function drop(page: Page, on: FallsOn, files: readonly string[]): Promise<void> {
  return bring(page, { flavours: {}, files, on })
}

function bring(page: Page, brought: Required<Brought> & { readonly on: FallsOn | undefined }): Promise<void> {
  return page.evaluate(async ({ flavours, files, on }) => {
    const inner = document.querySelector<HTMLIFrameElement>('iframe[title="Page in the editor"]')?.contentDocument
    const types: Readonly<Record<string, string>> = {
      png: 'image/png',
      pdf: 'application/pdf',
      mp4: 'video/mp4',
      odt: 'application/vnd.oasis.opendocument.text',
    }
    const picture = async (name: string) => {
      const canvas = new OffscreenCanvas(40, 30)
      const ink = canvas.getContext('2d')
      if (ink) ink.fillStyle = `hsl(${name.length * 40} 60% 50%)`
      ink?.fillRect(0, 0, 40, 30)
      return canvas.convertToBlob()
    }
    const bytesOf = async (name: string, ending: string) => {
      if (ending === 'pdf') return '%PDF-1.7\n%%EOF\n'
      if (ending === 'mp4') return '\0\0\0\x18ftypisom\0\0\x02\0isommp41'
      return ending === 'png' ? picture(name) : name
    }
    const data = new DataTransfer()
    for (const [type, text] of Object.entries(flavours)) data.setData(type, text)
    for (const name of files) {
      const ending = name.slice(name.lastIndexOf('.') + 1)
      data.items.add(new File([await bytesOf(name, ending)], name, { type: types[ending] ?? '' }))
    }
    const common = { bubbles: true, cancelable: true, composed: true }
    if (!on) {
      const at = inner?.activeElement ?? inner?.body
      at?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...common }))
      return
    }
    const target = 'page' in on ? inner?.querySelector(on.page) : document.querySelector(on.editor)
    if (!target) throw new Error('There is nothing to drop on.')
    const { left, bottom } = target.getBoundingClientRect()
    const at = { clientX: left + 20, clientY: bottom - 2 }
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer: data, ...common, ...at })
      // Whoever calls nothing off leaves the editor for the file.
      if (target.dispatchEvent(event)) throw new Error(`The browser would open what was dropped (${type}).`)
    }
  }, brought)
}
