import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './checks.mjs'
import { makeCommunity, readAll, writeAll } from './community.mjs'
import { startVersion } from './startVersion.mjs'

/** The former version and then the present one on one folder with PGlite. */
export async function upgradeInTurn(formerFolder, presentFolder) {
	const data = mkdtempSync(join(tmpdir(), 'niouka-upgrade-'))
	const environment = { DATA_DIR: data, SITE_DEMO: 'false' }
	let server = await startVersion(formerFolder, environment)
	try {
		const community = await makeCommunity(server.address)
		await writeAll(server.address, community, 'antes')
		await server.stop()
		server = await startVersion(presentFolder, environment)
		await check('this version reads what the former one wrote', () => readAll(server.address, community, 'antes'))
		await check('this version writes and reads', async () => {
			await writeAll(server.address, community, 'depois')
			await readAll(server.address, community, 'depois')
		})
	} finally {
		await server.stop()
		rmSync(data, { recursive: true, force: true })
	}
}
