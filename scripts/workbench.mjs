// `npm run workbench`: builds the slices and serves the workbench. Setting: PORT (default 4000).
//   -- --remote <url>   a remote slice: its slice.json, manifest or registry; repeatable
//   -- --data <folder>  begins with a copy of the data folder of a stopped site, instead of the samples
//   -- --watch          rebuilds slices when their files change
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { SLICES } from '../federation/src/slices.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { whenOrphaned } from './setup/orphan.mjs'
import { reportPortInUse } from './setup/portInUse.mjs'
import { log, runOrExit } from './setup/run.mjs'

const PORT = Number(process.env.PORT ?? 4000)
const PACKAGES = ['workbench', ...SLICES]

const { values } = parseArgs({
	options: {
		remote: { type: 'string', multiple: true, default: [] },
		data: { type: 'string' },
		watch: { type: 'boolean', default: false },
	},
})

reportPortInUse()
await ensureDependencies()
await runOrExit('the build', process.execPath, ['scripts/build.mjs', ...PACKAGES])

register()
const { startWorkbench } = await import('../workbench/src/serve/main.ts')
log('starting the API with the samples…')
const workbench = await startWorkbench({ port: PORT, remotes: values.remote, data: values.data, watch: values.watch })
log(`the workbench runs at ${workbench.address}`)

const stop = () => void workbench.stop().finally(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
whenOrphaned(stop)
