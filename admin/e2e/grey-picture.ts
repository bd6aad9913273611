import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one grey, 400 pixels high. */
export function picture(name: string, grey: number, width = 640) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const around = Buffer.alloc(8)
    around.writeUInt32BE(data.length, 0)
    around.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(400, 4)
  head.writeUInt8(8, 8)
  const lines = Buffer.alloc((width + 1) * 400, grey)
  for (let line = 0; line < 400; line += 1) lines.writeUInt8(0, line * (width + 1))
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]) }
}
