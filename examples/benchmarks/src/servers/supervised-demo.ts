// What `npm start` runs: the demo under its supervisor.
import { fileURLToPath } from 'node:url'
import { supervise } from '@ashlar/core/supervisor'

await supervise({ main: fileURLToPath(new URL('../../../demo/dist/main.js', import.meta.url)) })
