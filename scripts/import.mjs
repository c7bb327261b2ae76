// `npm run import -- <file>…`: reads catalogues into the database. The site must not be running on the same DATA_DIR.
import { join } from 'node:path'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ROOT, run } from './setup/run.mjs'

await ensureDependencies()
process.exit(
	await run(process.execPath, ['--import', 'tsx', join(ROOT, 'server/src/import/main.ts'), ...process.argv.slice(2)]),
)
