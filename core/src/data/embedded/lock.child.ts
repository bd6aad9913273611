// A server on the embedded database of a data folder: it holds it until it is told to leave, or killed.
import { readConfig } from '../../config/index.ts'
import { embeddedStore } from './store.ts'

try {
  const silent = { info: () => undefined, warn: () => undefined }
  const store = await embeddedStore(readConfig(process.env).dataFolder, silent)
  process.send?.({ opened: true })
  process.once('message', async () => {
    await store.close()
    process.disconnect()
  })
} catch (error) {
  process.send?.({ refused: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect()
}
