// `npm run new-slice -- market`: makes the slice `mfe-market` with a page, a widget, three languages and tests, and installs it.
import { writeArchitecture } from './checks/architecture.mjs'
import { createSlice } from './newSlice/createSlice.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { log, ROOT } from './setup/run.mjs'

await ensureDependencies()
try {
	const folder = createSlice(ROOT, process.argv[2] ?? '')
	await ensureDependencies()
	writeArchitecture()
	log(`${folder} is made. Next: npm run dev -w ${folder}, and docs/new-slice.md.`)
} catch (error) {
	log(error instanceof Error ? error.message : String(error))
	process.exitCode = 1
}
