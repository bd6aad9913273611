import { parentPort } from 'node:worker_threads'
import core from 'mjml-core'
import preset from 'mjml-preset-core'
import type { MjmlAnswer } from './mjml.ts'
import type { MjmlNode } from './mjml-tree.ts'

// A thread of its own: loading MJML takes most of a second, which no visitor shall wait for.
parentPort?.on('message', async ({ id, tree }: { readonly id: number; readonly tree: MjmlNode }) => {
  const answer = (outcome: MjmlAnswer) => parentPort?.postMessage({ id, ...outcome })
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
    answer({ html, warnings: errors.map(({ formattedMessage }) => formattedMessage) })
  } catch (error) {
    answer({ failure: error instanceof Error ? error.message : String(error) })
  }
})
