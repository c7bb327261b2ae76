// `npm run env-example`: writes `.env.example` from the schema of the server's settings.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { ROOT } from './setup/run.mjs'

register()
const { envExample } = await import('../server/src/core/envExample.ts')
writeFileSync(join(ROOT, '.env.example'), envExample())
