// Reads the settings of `.env`, if there is one. A variable that the environment has already keeps its value.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const file = join(ROOT, '.env')
if (existsSync(file)) process.loadEnvFile(file)
