import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { MIGRATIONS } from '../../server/src/core/database/migrations/index.ts'
import { createTestDatabase } from '../../server/src/core/database/serverDatabases.testing.ts'
import { log } from '../setup/run.mjs'
import { check } from './checks.mjs'
import { hearLive, makeCommunity, readAll, writeAll } from './community.mjs'
import { StartRefused, startVersion } from './startVersion.mjs'

const TOLERANT = 'server/src/core/database/migrations/0030_upgrades.ts'

/** The former version and the present one at once on one Postgres. */
export async function upgradeBeside(formerFolder, presentFolder, server, natsUrl) {
	if (natsUrl === undefined) log('TEST_NATS_URL is not set: no message is sent live from one version to the other.')
	const data = mkdtempSync(join(tmpdir(), 'niouka-upgrade-'))
	const { url, drop } = await createTestDatabase(server)
	const nats = natsUrl && { NATS_URL: natsUrl, NATS_SUBJECT: `upgrade-${randomBytes(6).toString('hex')}` }
	const shared = { DATABASE_URL: url, SITE_DEMO: 'false', ...nats }
	const startFormer = () => startVersion(formerFolder, { ...shared, DATA_DIR: join(data, 'former') })
	const startPresent = () => startVersion(presentFolder, { ...shared, DATA_DIR: join(data, 'present') })
	const running = new Set()
	const begin = async (start) => {
		const one = await start()
		running.add(one)
		return one
	}
	const end = async (one) => {
		running.delete(one)
		await one.stop()
	}
	try {
		let former = await begin(startFormer)
		const community = await makeCommunity(former.address)
		const use = async (writer, reader, word) => {
			await writeAll(writer.address, community, word)
			await readAll(reader.address, community, word)
		}
		const live = (from, to, word) => hearLive(from.address, to.address, community, word)
		const known = await migrationsOn(url)
		const pending = Object.keys(MIGRATIONS)
			.filter((name) => !known.includes(name))
			.sort()
		const breaking = pending.filter((name) => MIGRATIONS[name]?.breaks?.serversBefore > known.at(-1))
		log(
			`pending migrations: ${pending.join(', ') || 'none'}; of these break the former version: ${breaking.join(', ') || 'none'}`,
		)
		await use(former, former, 'antes')

		if (breaking.length > 0) {
			await check('this version refuses to start while the former one serves, and names the migration', async () => {
				const { message } = await refusal(startPresent)
				for (const name of breaking) assert.ok(message.includes(`${name}: ${MIGRATIONS[name].breaks.because}`), message)
				return message
			})
			await check('nothing has been migrated', async () => assert.deepEqual(await migrationsOn(url), known))
			await check('the former version goes on', () => use(former, former, 'recusada'))
			await end(former)
			const present = await begin(startPresent)
			await check('when the former version has ended, this one starts and reads what that wrote', () =>
				readAll(present.address, community, 'recusada'),
			)
			await check('this version goes on alone', () => use(present, present, 'depois'))
		} else {
			const present = await begin(startPresent)
			await check('this version reads what the former one wrote', () => readAll(present.address, community, 'antes'))
			for (const turn of [1, 2]) {
				await check(`former writes, present reads (${turn})`, () => use(former, present, `de antes ${turn}`))
				await check(`present writes, former reads (${turn})`, () => use(present, former, `de agora ${turn}`))
			}
			if (nats) {
				await check('a live message goes from former to present', () => live(former, present, 'ida'))
				await check('a live message goes from present to former', () => live(present, former, 'volta'))
			}
			await end(former)
			if (pending.length === 0 || existsSync(join(formerFolder, TOLERANT))) {
				await check('the former version starts again beside it', async () => {
					former = await begin(startFormer)
					await use(former, present, 'de novo')
					await end(former)
				})
			} else {
				await check('the former version is older than 0030 and refuses the schema that it does not know', async () => {
					const { message } = await refusal(startFormer)
					assert.match(message, /a newer server has migrated the database/)
				})
			}
			await check('this version goes on alone', () => use(present, present, 'depois'))
		}
	} finally {
		for (const one of [...running]) await end(one)
		await drop()
		rmSync(data, { recursive: true, force: true })
	}
}

/** The reason of a refused start. */
async function refusal(start) {
	const server = await start().catch((error) => error)
	if (server instanceof StartRefused) return server
	await server.stop?.()
	throw new Error('it started', { cause: server })
}

async function migrationsOn(url) {
	const client = new pg.Client({ connectionString: url, application_name: 'niouka upgrade test' })
	await client.connect()
	const { rows } = await client.query('select name from kysely_migration order by name')
	await client.end()
	return rows.map(({ name }) => name)
}
