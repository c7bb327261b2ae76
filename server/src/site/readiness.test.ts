import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { draftOf, writeTitles } from '../catalogue/catalogue.testing.ts'
import { beginDatabase } from '../core/database/connection.ts'
import { releaseDatabase, takeDatabase } from '../core/database/reusedDatabases.testing.ts'
import { onServer } from '../core/database/serverDatabases.testing.ts'
import { parseSettings } from '../core/settings.ts'
import { startSite } from './start.ts'

const server = process.env.TEST_DATABASE_URL

if (server === undefined) test('TEST_DATABASE_URL is not set: a start with a slow index is left out', () => {})
else {
	test('a process serves while its indexes are read, and is ready once lists, search and similar titles answer', async () => {
		const database = await takeDatabase(server)
		const folder = await mkdtemp(join(tmpdir(), 'niouka-ready-'))
		const settings = parseSettings({ LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder })
		const opening = beginDatabase({ databaseUrl: database.url, dataFolder: folder, onLost: () => {} })
		await writeTitles(opening.connection.db, draftOf({}), draftOf({}))
		const site = await onServer(database.url, async (reader) => {
			// The index of similar titles, which is read last, waits for this table.
			await reader.query('begin; lock table title_tag in access exclusive mode')
			const site = await startSite(settings, opening)
			const { index, similar } = site.app.catalogue
			await index.ready()
			expect(similar.version).toBe(-1)
			expect((await site.app.inject('/readyz')).statusCode).toBe(503)
			expect((await site.app.inject('/api/titles?kind=anime')).json().total).toBe(2)
			await reader.query('commit')
			return site
		})
		while ((await site.app.inject('/readyz')).statusCode !== 200) await wait(20)
		expect(site.app.catalogue.similar.version).toBeGreaterThanOrEqual(0)
		await site.stop()
		await releaseDatabase(database)
		await rm(folder, { recursive: true, force: true })
	})
}
