import { request } from 'node:http'

export interface Answer {
  readonly status: number
  /** Names in lower case and values, in the order sent. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

interface Question {
  readonly port: number
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One request to this machine; the first tenant answers as `localhost`. */
export function ask({ port, path, method = 'GET', headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: pairs(answer.rawHeaders), body: Buffer.concat(chunks) }),
        )
      },
    )
    question.on('error', reject)
    question.end(body)
  })
}

/** A GET as a browser sends it, ready for the load generator. */
export function wireRequest(port: number, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}\r\n`
}

function pairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    (raw[2 * index] ?? '').toLowerCase(),
    raw[2 * index + 1] ?? '',
  ])
}
