#!/usr/bin/env node
// Plain JavaScript and in the repository, so that npm finds it to link before anything is built.
import { ashlar } from '../dist/cli/main.js'

process.exitCode = await ashlar(process.argv.slice(2))
