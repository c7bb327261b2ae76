// `npm run dev`: the whole site with hot reload. With a slice's name: that slice alone.
import { register } from 'tsx/esm/api'
import { readEnvironment } from './setup/environment.mjs'
import { whenOrphaned } from './setup/orphan.mjs'
import { reportPortInUse } from './setup/portInUse.mjs'

readEnvironment()
process.env.NODE_ENV = 'development'
reportPortInUse()
register()
const { developSite, developSlice } = await import('../federation/src/dev/dev.ts')

const [slice] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
whenOrphaned(() => process.exit(0))
await (slice?.startsWith('mfe-') ? developSlice(slice) : developSite())
