// `npm run workbench`: builds what is looked at and serves it. PORT is honoured (4000).
//   -- --remote <address>   a slice from elsewhere: its slice.json, its manifest, or a whole registry; may be repeated
//   -- --watch              builds slices anew as their files change
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { ensureDependencies } from './setup/dependencies.mjs'
import { whenOrphaned } from './setup/orphan.mjs'
import { tellTakenPort } from './setup/port.mjs'
import { must, say } from './setup/run.mjs'

const PORT = Number(process.env.PORT ?? 4000)
const PACKAGES = ['workbench', 'mfe-catalogue', 'mfe-community', 'mfe-account']

const { values } = parseArgs({
	options: { remote: { type: 'string', multiple: true, default: [] }, watch: { type: 'boolean', default: false } },
})

tellTakenPort()
await ensureDependencies()
await must('the build', process.execPath, ['scripts/build.mjs', ...PACKAGES])

register()
const { startWorkbench } = await import('../workbench/src/serve/main.ts')
say('starting the API with its samples…')
const workbench = await startWorkbench({ port: PORT, remotes: values.remote, watch: values.watch })
say(`the workbench stands on ${workbench.address}`)

const end = () => void workbench.stop().finally(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
whenOrphaned(end)
