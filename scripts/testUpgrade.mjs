// `npm run test:upgrade -- --from <tag or commit>`: starts the server of a former version (the newest tag before this one) and
// this one on one database, and uses both. With TEST_DATABASE_URL the two run at once on that Postgres; PGlite has one process,
// so without it the former one ends first. With TEST_NATS_URL messages cross between the two while both run.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { log, ROOT, runOrExit } from './setup/run.mjs'
import { printCounts } from './upgrade/checks.mjs'
import { buildVersion, formerTag } from './upgrade/formerVersion.mjs'

const { values } = parseArgs({ options: { from: { type: 'string' }, 'skip-without-tag': { type: 'boolean' } } })
const from = values.from ?? formerTag()
if (from === undefined) {
	log('there is no tag `v*` before this version, so there is nothing to upgrade from.')
	if (values['skip-without-tag']) process.exit(0)
	log('Name one: npm run test:upgrade -- --from <tag or commit>')
	process.exit(2)
}

register()
await runOrExit('the build of the server', process.execPath, ['scripts/build.mjs', 'server'])
log(`building the server of ${from}…`)
const former = buildVersion(from)
try {
	const databaseUrl = process.env.TEST_DATABASE_URL
	if (databaseUrl === undefined) {
		log(
			'TEST_DATABASE_URL is not set: on PGlite one process serves at a time, so the former one ends before this one starts.',
		)
		const { upgradeInTurn } = await import('./upgrade/inTurn.mjs')
		await upgradeInTurn(former.folder, ROOT)
	} else {
		const { upgradeBeside } = await import('./upgrade/beside.mjs')
		await upgradeBeside(former.folder, ROOT, databaseUrl, process.env.TEST_NATS_URL)
	}
} finally {
	former.remove()
}
process.exit(printCounts() ? 0 : 1)
