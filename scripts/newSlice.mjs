// `npm run new-slice -- market`: makes the slice `mfe-market` with a page, a widget, three languages and tests, and installs it.
import { createSlice } from '../slice-kit/newSlice/createSlice.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { log, ROOT, runOrExit } from './setup/run.mjs'

await ensureDependencies()
try {
	const folder = createSlice(ROOT, process.argv[2] ?? '')
	await ensureDependencies()
	// A process of its own: this one has read the list of slices.
	await runOrExit('the README', process.execPath, ['scripts/architecture.mjs'])
	log(`${folder} is made. Next: npm run dev -w ${folder}, and docs/new-slice.md.`)
} catch (error) {
	log(error instanceof Error ? error.message : String(error))
	process.exitCode = 1
}
