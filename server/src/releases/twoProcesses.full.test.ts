import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase } from '../core/database/serverDatabases.testing.ts'
import { type ServerProcess, startServer } from '../testing/process.testing.ts'
import { makeBuild, type TestBuild } from './releases.testing.ts'

const natsUrl = process.env.TEST_NATS_URL
const databaseUrl = process.env.TEST_DATABASE_URL
const slice = 'mfe-trial'
/** Enough for a message on a machine that is busy, and less than the time after which each looks. */
const TOLD_WITHIN_MS = 4000
const LOOKED_WITHIN_MS = 9000

if (natsUrl === undefined || databaseUrl === undefined) {
	test('TEST_NATS_URL or TEST_DATABASE_URL is not set: two processes on one Postgres are left out', () => {})
} else {
	describe.each([
		['and one NATS server agree when they are told', natsUrl, TOLD_WITHIN_MS],
		['alone agree within the time after which each looks', undefined, LOOKED_WITHIN_MS],
	])('two processes on one Postgres %s', (_how, nats, patience) => {
		let folder = ''
		let token = ''
		let drop = async () => {}
		const servers: ServerProcess[] = []
		const [at, other] = [() => servers[0]?.address ?? '', () => servers[1]?.address ?? '']

		beforeAll(async () => {
			folder = await mkdtemp(join(tmpdir(), 'niouka-releases-'))
			const made = await createTestDatabase(databaseUrl)
			drop = made.drop
			const bus = nats ? { NATS_URL: nats, NATS_SUBJECT: `test-${randomBytes(6).toString('hex')}` } : {}
			// At once, on an empty database: each finds what the other has made of it.
			// Looked at again and again, they would refuse whoever looks.
			const settings = { DATABASE_URL: made.url, DATA_DIR: folder, REQUESTS_PER_MINUTE: '0', ...bus }
			const starting = [0, 1].map(() => startServer(settings))
			servers.push(...(await Promise.all(starting)))
			const file = join(folder, 'federation', 'token')
			expect((await stat(file)).mode & 0o777).toBe(0o600)
			token = (await readFile(file, 'utf8')).trim()
			await publish(makeBuild(slice, '1.0.0'))
			await publish(makeBuild(slice, '2.0.0'))
			// What each has read before is what the other's changes have to reach.
			for (const { address } of servers) expect(await registry(address)).toHaveProperty('slices')
		}, 120_000)
		afterAll(async () => {
			await Promise.all(servers.map((server) => server.stop()))
			await drop()
			await rm(folder, { recursive: true, force: true })
		})

		test('on what is promoted and rolled back, whichever of them was asked', async () => {
			expect(await promote(at(), '1.0.0')).toBe(200)
			expect(await timeUntil(other(), '1.0.0')).toBeLessThan(patience)
			expect(await promote(other(), '2.0.0')).toBe(200)
			expect(await timeUntil(at(), '2.0.0')).toBeLessThan(patience)
			expect(await ask(at(), 'POST', `${slice}/rollback`)).toBe(200)
			expect(await timeUntil(other(), '1.0.0')).toBeLessThan(patience)
			expect((await fetch(`${other()}/r/${slice}/2.0.0/entry.0123abcd.js`)).status).toBe(200)
		}, 60_000)

		test('when both are asked at once: one revision each, one truth', async () => {
			const before = await registry(at())
			const asked = ['1.0.0', '2.0.0', '1.0.0', '2.0.0', '1.0.0', '2.0.0']
			const answers = await Promise.all(asked.map((version, place) => promote(place % 2 ? at() : other(), version)))
			expect(answers).toEqual(asked.map(() => 200))
			const [one, two] = await agreed()
			expect(one).toEqual(two)
			expect(Number(one.revision)).toBeGreaterThan(Number(before.revision))
			expect(Number(one.revision)).toBeLessThanOrEqual(Number(before.revision) + asked.length)
		}, 60_000)

		/** What both give once each gives what the database holds. */
		async function agreed() {
			const headers = { authorization: `Bearer ${token}` }
			const truth = await (await fetch(`${at()}/api/releases`, { headers })).json()
			for (;;) {
				const given = [await registry(at()), await registry(other())] as const
				if (given.every(({ revision }) => revision === truth.revision)) return given
				await wait(50)
			}
		}

		async function publish({ release, files }: TestBuild) {
			const path = `${slice}/${release.slice.version}`
			expect(await ask(at(), 'POST', path, JSON.stringify(release))).toBe(200)
			// Its files may be sent to either: they share a folder.
			for (const [name, bytes] of files) expect(await ask(other(), 'PUT', `${path}/file?path=${name}`, bytes)).toBe(200)
			expect(await ask(at(), 'POST', `${path}/finish`)).toBe(200)
		}

		function promote(address: string, version: string): Promise<number> {
			return ask(address, 'POST', `${slice}/promote`, JSON.stringify({ version, to: { everybody: true } }))
		}

		async function ask(address: string, method: string, path: string, body?: string | Buffer): Promise<number> {
			const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
			const { status } = await fetch(`${address}/api/releases/${path}`, {
				method,
				headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
				...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
			})
			return status
		}
	})
}

async function registry(address: string): Promise<{ revision: string; slices: { name: string; version: string }[] }> {
	const answer = await fetch(`${address}/federation.json`)
	const text = await answer.text()
	if (!answer.ok) throw new Error(`/federation.json: ${answer.status} ${text}`)
	return JSON.parse(text)
}

/** How long a process goes on giving something else, milliseconds. */
async function timeUntil(address: string, version: string): Promise<number> {
	const start = performance.now()
	for (;;) {
		const { slices } = await registry(address)
		if (slices.find(({ name }) => name === slice)?.version === version) return performance.now() - start
		if (performance.now() - start > 10_000) throw new Error(`${version} did not come: ${JSON.stringify(slices)}`)
		await wait(10)
	}
}
