import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { newDataFolder, startServer } from '../../testing/process.testing.ts'
import { releaseDatabase, takeDatabase } from '../database/reusedDatabases.testing.ts'

const databaseUrl = process.env.TEST_DATABASE_URL
const WRITES = 40
const PLACE = 'api/discussions/anime/1'

interface Write {
	key: string
	text: string
}

/** A site in a separate process, and a member who writes there. */
async function openSite(environment: Record<string, string>) {
	const folder = await newDataFolder()
	const settings = { DATA_DIR: folder, SITE_DEMO: 'false', ...environment }
	let server = await startServer(settings)
	const registered = await fetch(`${server.address}/api/auth/register`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: 'Bia', email: 'bia@exemplo.com.br', password: GOOD_PASSWORD }),
	})
	const cookie = registered.headers.getSetCookie().map((each) => each.split(';')[0])
	const { token } = await registered.json()
	const headers = { authorization: `Bearer ${token}`, cookie: cookie.join('; ') }

	return {
		kill: () => server.kill(),
		async restart() {
			server = await startServer(settings)
		},
		async close() {
			await server.stop()
			await rm(folder, { recursive: true, force: true })
		},
		/** The status of the answer, or `lost`. */
		async post({ key, text }: Write): Promise<number | 'lost'> {
			try {
				const answer = await fetch(`${server.address}/${PLACE}`, {
					method: 'POST',
					headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
					body: JSON.stringify({ text, parentId: null, pictureId: null, spoilerNumber: null }),
				})
				await answer.arrayBuffer()
				return answer.status
			} catch {
				return 'lost'
			}
		},
		async texts(): Promise<string[]> {
			const found: string[] = []
			let after = ''
			do {
				const answer = await fetch(`${server.address}/${PLACE}?sort=newest${after}`, { headers })
				const { items, next } = await answer.json()
				for (const { body } of items) if (body.state === 'shown') found.push(body.text)
				after = next ? `&after=${encodeURIComponent(next)}` : ''
			} while (after !== '')
			return found
		},
	}
}

/** Sends concurrent writes, interrupts them at the first answer, then retries each with its key. */
async function breakOff(site: Awaited<ReturnType<typeof openSite>>, fail: () => Promise<void>) {
	const writes = Array.from({ length: WRITES }, (_, index) => ({ key: randomUUID(), text: `Escrito ${index}` }))
	const sent = writes.map((write) => site.post(write))
	await Promise.race(sent)
	await fail()
	const first = await Promise.all(sent)
	const again = await Promise.all(writes.map((write) => site.post(write)))
	const texts = (await site.texts()).filter((text) => text.startsWith('Escrito '))
	return { first, again, texts: texts.toSorted(), wanted: writes.map(({ text }) => text).toSorted() }
}

const PLACES = [
	['PGlite', async () => ({ environment: {}, drop: async () => {} })] as const,
	...(databaseUrl === undefined
		? []
		: [
				[
					'Postgres',
					async () => {
						const own = await takeDatabase(databaseUrl)
						return { environment: { DATABASE_URL: own.url }, drop: () => releaseDatabase(own) }
					},
				] as const,
			]),
]

test.each(PLACES)(
	'writes in flight when the process is killed, on %s, are stored once when they are sent again',
	async (_name, open) => {
		const { environment, drop } = await open()
		const site = await openSite(environment)
		try {
			const { first, again, texts, wanted } = await breakOff(site, async () => {
				await site.kill()
				await site.restart()
			})
			expect(first).toContain('lost')
			expect(again.filter((status) => status !== 200)).toEqual([])
			expect(texts).toEqual(wanted)
		} finally {
			await site.close()
			await drop()
		}
	},
	240_000,
)

if (databaseUrl === undefined) {
	test('TEST_DATABASE_URL is not set: the test of a lost connection to Postgres is left out', () => {})
} else {
	test('writes that Postgres interrupts are stored once after a retry', async () => {
		const own = await takeDatabase(databaseUrl)
		const site = await openSite({ DATABASE_URL: own.url })
		try {
			const { first, again, texts, wanted } = await breakOff(site, async () => {
				const client = new pg.Client({ connectionString: databaseUrl })
				await client.connect()
				await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
					new URL(own.url).pathname.slice(1),
				])
				await client.end()
			})
			expect(first).toContain(503)
			expect(again.filter((status) => status !== 200)).toEqual([])
			expect(texts).toEqual(wanted)
		} finally {
			await site.close()
			await releaseDatabase(own)
		}
	}, 240_000)
}
