import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase } from '../core/database/serverDatabases.testing.ts'
import { blackPng } from '../core/upload/testPictures.testing.ts'
import { makeBuild } from '../releases/releases.testing.ts'
import {
	type Account,
	ConversationPage,
	history,
	post,
	register,
	sayUntilHeard,
	written,
} from '../testing/conversationPage.testing.ts'
import { GOOD_PASSWORD } from '../testing/member.testing.ts'
import { type ServerProcess, startServer } from '../testing/process.testing.ts'
import { type RoundRobin, roundRobin } from '../testing/roundRobin.testing.ts'
import { type S3Server, startS3 } from '../testing/s3.testing.ts'

const natsUrl = process.env.TEST_NATS_URL
const databaseUrl = process.env.TEST_DATABASE_URL
const PROCESSES = ['one', 'two', 'three']
const EACH = 40
/** Requests of an address per minute. */
const LIMIT = 300
/** How long each reader of the load waits between requests. */
const READ_EVERY_MS = 60
/** Each process counts the requests of the others within this time. */
const COUNTED_WITHIN_MS = 600

if (natsUrl === undefined || databaseUrl === undefined) {
	test('TEST_NATS_URL or TEST_DATABASE_URL is not set: the tests of several processes are left out', () => {})
} else {
	describe('three processes on one Postgres, one NATS and one S3 server, without a shared disk', () => {
		let folder = ''
		let drop = async () => {}
		let s3: S3Server
		let proxy: RoundRobin
		const servers = new Map<string, ServerProcess>()
		const at = (name: string) => servers.get(name)?.address ?? ''
		const subject = `test-${randomBytes(6).toString('hex')}`
		let start: (name: string) => Promise<void>

		beforeAll(async () => {
			folder = await mkdtemp(join(tmpdir(), 'niouka-several-'))
			s3 = await startS3()
			const made = await createTestDatabase(databaseUrl)
			drop = made.drop
			const shared = { ...s3.settings, DATABASE_URL: made.url, NATS_URL: natsUrl, NATS_SUBJECT: subject }
			const limits = { TRUST_PROXY: 'loopback', REQUESTS_PER_MINUTE: `${LIMIT}`, SITE_DEMO: 'false' }
			start = async (name) => {
				const own = { DATA_DIR: join(folder, name), DRAIN_SECONDS: '2' }
				servers.set(name, await startServer({ ...shared, ...limits, ...own }))
			}
			// Two at once, on an empty database and an empty bucket; one where everything is.
			await Promise.all([start('one'), start('two')])
			await start('three')
			proxy = await roundRobin(() => [...servers.values()].map(({ address }) => address))
		}, 180_000)
		afterAll(async () => {
			await proxy.close()
			await Promise.all([...servers.values()].map((server) => server.stop()))
			await drop()
			await s3.remove()
			await rm(folder, { recursive: true, force: true })
		})

		let networks = 0
		/** Headers of a reader in a network of their own, whose requests are counted apart. */
		const newNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}`, connection: 'close' })
		const statusAt = async (address: string, headers: Record<string, string>, path = '/api/home') =>
			(await fetch(address + path, { headers })).status

		test('whoever signs in at one is known to all; a session that ends at one ends at all', async () => {
			const bia = await register(proxy.address, 'Bia')
			const known = () => Promise.all(PROCESSES.map((name) => statusAt(at(name), bia.headers, '/api/account')))
			expect(await known()).toEqual([200, 200, 200])
			expect((await post(at('two'), 'auth/logout', bia, {})).status).toBe(200)
			expect(await known()).toEqual([401, 401, 401])
		})

		test('the limit of an address is that of the site, not of each process', async () => {
			const reader = newNetwork()
			for (let turn = 0; turn < 0.4 * LIMIT; turn++)
				for (const name of PROCESSES) expect([200, 429]).toContain(await statusAt(at(name), reader))
			await wait(COUNTED_WITHIN_MS)
			// Each has had less than half of the limit.
			for (const name of PROCESSES) expect(await statusAt(at(name), reader)).toBe(429)
			for (const name of PROCESSES) expect(await statusAt(at(name), newNetwork())).toBe(200)
		})

		test('failed sign-ins of an account count over all processes', async () => {
			await register(at('one'), 'Caio')
			const login = async (name: string, password: string) => {
				const answer = await fetch(`${at(name)}/api/auth/login`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', ...newNetwork() },
					body: JSON.stringify({ email: 'Caio@exemplo.com.br', password }),
				})
				return answer.status
			}
			const statuses: number[] = []
			for (let turn = 0; turn < 10; turn++) statuses.push(await login(PROCESSES[turn % 3] ?? '', 'errada-errada-9'))
			expect(new Set(statuses)).toEqual(new Set([401]))
			for (const name of PROCESSES) expect(await login(name, GOOD_PASSWORD)).toBe(429)
		})

		test('a write with one key at all processes is done once', async () => {
			const dora = await register(at('one'), 'Dora')
			const [key, text] = [randomUUID(), 'uma vez']
			const comment = { text, parentId: null, pictureId: null, spoilerNumber: null }
			const answers = await Promise.all(
				PROCESSES.map((name) => post(at(name), 'discussions/anime/1', dora, comment, key)),
			)
			expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
			const { items } = await (await fetch(`${at('two')}/api/discussions/anime/1?sort=newest`)).json()
			expect(items.filter(({ body }: { body: { text?: string } }) => body.text === text)).toHaveLength(1)
		})

		test('a picture and a version that one takes are served by the others', async () => {
			const eva = await register(at('one'), 'Eva')
			const sent = await fetch(`${at('one')}/api/uploads?purpose=comment`, {
				method: 'POST',
				headers: { ...eva.headers, 'content-type': 'image/png' },
				body: new Uint8Array(blackPng(12, 12)),
			})
			const { url } = await sent.json()
			for (const name of PROCESSES) expect(await statusAt(at(name), {}, url)).toBe(200)

			const token = (await readFile(join(folder, 'two', 'federation', 'token'), 'utf8')).trim()
			const build = makeBuild('mfe-trial', '1.0.0')
			const address = `${at('two')}/api/releases/mfe-trial/1.0.0`
			const headers = { authorization: `Bearer ${token}`, ...newNetwork() }
			const ask = async (method: string, path: string, body: BodyInit | null, type?: string) => {
				const content = type === undefined ? {} : { 'content-type': type }
				return (await fetch(address + path, { method, headers: { ...headers, ...content }, body })).status
			}
			expect(await ask('POST', '', JSON.stringify(build.release), 'application/json')).toBe(200)
			for (const [path, bytes] of build.files)
				expect(await ask('PUT', `/file?path=${path}`, new Uint8Array(bytes), 'application/octet-stream')).toBe(200)
			expect(await ask('POST', '/finish', null)).toBe(200)
			for (const name of PROCESSES)
				expect(await statusAt(at(name), {}, `${build.release.slice.base}entry.0123abcd.js`)).toBe(200)
			// What was beside the server at its start is there too.
			const { slices } = await (await fetch(`${at('three')}/federation.json`)).json()
			expect(slices.length).toBeGreaterThan(0)
			for (const { base, entry } of slices)
				for (const name of PROCESSES) expect(await statusAt(at(name), {}, base + entry)).toBe(200)
		})

		test('a conversation continues when one process is killed: no message is lost or stored twice', async () => {
			const [one, two] = [at('one'), at('two')]
			const [gil, hugo] = [await register(one, 'Gil'), await register(two, 'Hugo')]
			const conversationId = await openChannel(one, two, gil, hugo)
			const [gilPage, hugoPage] = [
				new ConversationPage([one, two], gil, conversationId),
				new ConversationPage([two], hugo, conversationId),
			]
			await Promise.all([gilPage.watching, hugoPage.watching])
			await post(one, `conversations/${conversationId}/messages`, gil, written('primeira'))
			await hugoPage.until(() => hugoPage.texts().includes('primeira'), 40_000)

			const said = async (by: Account, name: string, from: string[], before: (index: number) => void) => {
				for (let index = 0; index < EACH; index++) {
					before(index)
					await sayUntilHeard(from, conversationId, by, `${name} ${index}`)
				}
			}
			await Promise.all([
				said(gil, 'gil', [one, two], (index) => {
					if (index === EACH / 2) void servers.get('one')?.kill()
				}),
				said(hugo, 'hugo', [two], () => {}),
			])
			const everything = 1 + 2 * EACH
			await gilPage.until(() => gilPage.texts().length === everything, 40_000)
			await hugoPage.until(() => hugoPage.texts().length === everything, 40_000)
			const stored = await history(two, conversationId, gil, 0)
			expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: everything }, (_, index) => index + 1))
			expect(new Set(stored.map(({ text }) => text)).size).toBe(everything)
			for (const page of [gilPage, hugoPage]) {
				expect(page.texts()).toEqual(stored.map(({ text }) => text))
				page.close()
			}
			await start('one')
		}, 120_000)

		test('a rolling restart under load fails no request, and a socket that comes back misses nothing', async () => {
			const [iva, joao] = [await register(proxy.address, 'Iva'), await register(proxy.address, 'Joao')]
			const conversationId = await openChannel(proxy.address, proxy.address, iva, joao)
			const page = new ConversationPage([proxy.address], joao, conversationId)
			await page.watching
			let isOver = false
			const failed: string[] = []
			let reads = 0
			const read = async (path: string) => {
				while (!isOver) {
					const status = await statusAt(proxy.address, newReader(), path).catch((error) => `${error.cause ?? error}`)
					reads += 1
					if (status !== 200) failed.push(`${path}: ${status}`)
					// Every process has requests at each moment, and the machine has time for the restarts.
					await wait(READ_EVERY_MS)
				}
			}
			let sent = 0
			const write = async () => {
				while (!isOver) {
					sent += 1
					const address = `conversations/${conversationId}/messages`
					const headers = { ...iva.headers, ...newReader() }
					const answer = await post(proxy.address, address, { ...iva, headers }, written(`volta ${sent}`)).catch(
						(error) => ({ status: `${error.cause ?? error}` }),
					)
					if (answer.status !== 200) failed.push(`message ${sent}: ${answer.status}`)
					await wait(600)
				}
			}
			const load = [read('/'), read('/api/home'), read('/api/titles/1'), write()]
			for (const name of PROCESSES) {
				await servers.get(name)?.stop()
				await start(name)
			}
			isOver = true
			await Promise.all(load)
			expect(failed).toEqual([])
			expect(reads).toBeGreaterThan(100)
			await page.until(() => page.texts().length === sent, 40_000)
			expect(page.texts()).toEqual(Array.from({ length: sent }, (_, index) => `volta ${index + 1}`))
			page.close()
		}, 180_000)
	})
}

let readers = 0
/** Headers of one reader among many, each with a network of their own. */
function newReader(): Record<string, string> {
	readers += 1
	return { 'x-forwarded-for': `10.${readers >> 16}.${(readers >> 8) & 255}.${readers & 255}`, connection: 'close' }
}

/** Two members in one channel. @returns the id of its conversation */
async function openChannel(one: string, other: string, owner: Account, member: Account): Promise<string> {
	const group = { name: `Varanda ${randomUUID().slice(0, 8)}`, description: '', isPublic: true }
	const { body } = await post(one, 'groups', owner, group)
	await post(other, 'groups/join', member, { link: body.id })
	return String(body.channels[0].id)
}
