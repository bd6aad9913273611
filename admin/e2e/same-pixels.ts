import type { Page } from '@playwright/test'

/** Of two pictures in PNG: the share of their pixels, from 0 to 1, whose colours differ by more than a shade. */
export async function differingShare(page: Page, first: Buffer, second: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(
      async ([one, other]) => {
        const pixelsOf = async (png: string) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
          const { width, height } = picture
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context?.drawImage(picture, 0, 0)
          return { width, height, bytes: context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
        }
        const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
        const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
        const shade = 12
        let differing = 0
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const isIn = x < Math.min(a.width, b.width) && y < Math.min(a.height, b.height)
            const [at, there] = [(y * a.width + x) * 4, (y * b.width + x) * 4]
            const isSame =
              isIn &&
              [0, 1, 2].every(
                (channel) => Math.abs((a.bytes[at + channel] ?? 0) - (b.bytes[there + channel] ?? 0)) <= shade,
              )
            if (!isSame) differing += 1
          }
        }
        return differing / (width * height)
      },
      [first.toString('base64'), second.toString('base64')] as const,
    )
  } finally {
    await blank.close()
  }
}
