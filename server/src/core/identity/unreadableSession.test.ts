import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../site/app.ts'
import { openContext } from '../../site/openContext.ts'
import { connectEngine } from '../database/connection.ts'
import { parseSettings } from '../settings.ts'
import { newSessionKey } from './sessionKey.ts'

const FULL = 'No space left on device'

test('a request whose session cannot be read is refused in the words of the site, without the details', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-unreadable-'))
	const settings = parseSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder })
	const { db, close } = connectEngine({ run: () => Promise.reject(new Error(FULL)), close: async () => {} })
	const context = openContext(settings, db)
	const app = await buildApp(context)
	try {
		const { token, cookie } = newSessionKey()
		const headers = { authorization: `Bearer ${token}`, cookie: `niouka_session=${cookie}` }
		const answer = await app.inject({ url: '/api/account', headers })
		expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
		expect(answer.headers['retry-after']).toBeDefined()
		expect(answer.body).not.toContain(FULL)
	} finally {
		await app.close()
		await context.live.close()
		await close()
		await rm(folder, { recursive: true, force: true })
	}
})
