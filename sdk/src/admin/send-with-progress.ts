export interface Sent {
  readonly status: number
  /** The reply's JSON; undefined when it has none. */
  readonly answer: unknown
}

export interface SendOptions {
  /** Of a file; a form says its own. */
  readonly contentType: string
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * POST a file or a form and tell how far it is, which `fetch` cannot. No limit of time: a slow line is not a failure,
 * and the person sees how far it is. Rejects when no answer came or it was called off.
 */
export function sendWithProgress(path: string, file: Blob | FormData, options: SendOptions): Promise<Sent> {
  const { contentType, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    // The boundary of a form is the browser's to say.
    if (file instanceof Blob) request.setRequestHeader('content-type', contentType)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total)
    request.onload = () => resolve({ status: request.status, answer: jsonOf(request.responseText) })
    request.onerror = () => reject(new Error(`${path} gave no answer.`))
    request.onabort = () => reject(signal?.reason ?? new Error('The upload was cancelled.'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(signal.reason)
    else request.send(file)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Said further up, as a reply that could not be read.
    return undefined
  }
}
