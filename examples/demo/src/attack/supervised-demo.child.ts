// The built demo under its supervisor, as `npm start` runs it.
import { fileURLToPath } from 'node:url'
import { supervise } from '@ashlar/core/supervisor'

await supervise({ main: fileURLToPath(new URL('../../dist/main.js', import.meta.url)) })
