import type { TestClient, TestReply } from '@ashlar/sdk/testing'

export interface FormFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type?: string
  readonly field?: string
}

/** A form with files, as a browser sends it. */
export async function formOf(files: readonly FormFile[]): Promise<{ payload: Buffer; contentType: string }> {
  const form = new FormData()
  for (const { name, bytes, type = '', field = 'file[]' } of files) {
    form.append(field, new Blob([Buffer.from(bytes)], { type }), name)
  }
  const body = new Response(form)
  const contentType = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), contentType }
}

export async function send(client: TestClient, url: string, files: readonly FormFile[]): Promise<TestReply> {
  const { payload, contentType } = await formOf(files)
  return client.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, origin: 'http://localhost' },
  })
}
