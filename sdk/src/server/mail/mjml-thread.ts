import { parentPort } from 'node:worker_threads'
import core from 'mjml-core'
import preset from 'mjml-preset-core'
import type { ThreadQuestion, ThreadReply } from '../thread-on-demand.ts'
import type { MjmlAnswer } from './mjml.ts'
import type { MjmlNode } from './mjml-tree.ts'

// A thread of its own: loading MJML takes most of a second, which no visitor shall wait for.
parentPort?.on('message', async ({ id, question: tree }: ThreadQuestion<MjmlNode>) => {
  const reply = (answer: MjmlAnswer) => parentPort?.postMessage({ id, answer } satisfies ThreadReply<MjmlAnswer>)
  try {
    const { html, errors } = await core.default(tree, {
      presets: [preset],
      // No font of another host: it would tell that host who reads the mail.
      fonts: {},
      keepComments: false,
      minify: false,
      beautify: false,
      validationLevel: 'soft',
    })
    reply({ html, warnings: errors.map(({ formattedMessage }) => formattedMessage) })
  } catch (error) {
    reply({ failure: error instanceof Error ? error.message : String(error) })
  }
})
