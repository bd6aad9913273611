// Node writes what it has compiled when a process ends by itself; one that is killed where it stands must do so before.
import { flushCompileCache } from 'node:module'

setTimeout(flushCompileCache, 1500).unref()
