import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { register } from 'prom-client'
import type { ProcessContext } from '../core/appContext.ts'
import { type TestDatabase, testDatabase } from '../core/database/database.testing.ts'
import type { Schema } from '../core/database/schema.ts'
import type { Dial } from '../core/remotePicture/dial.ts'
import { parseSettings } from '../core/settings.ts'
import { buildApp } from '../site/app.ts'
import { openContext } from '../site/openContext.ts'
import { REPOSITORY_FOLDER } from '../site/repositoryFolder.ts'

interface SiteOptions {
	/** Additional environment variables. */
	environment?: Record<string, string>
	/** The folder with the builds of shell and slices. */
	repository?: string
	seed?: (db: Kysely<Schema>) => Promise<void>
	/** A database that several sites share. */
	database?: TestDatabase
	/** How the server reaches pictures of other sites. */
	dial?: Dial
}

interface TestSite {
	readonly app: FastifyInstance
	readonly db: Kysely<Schema>
	readonly context: ProcessContext
	/** The clock, which only a test advances. */
	readonly clock: { now: Date }
}

/** The complete application on a real database, for the tests of a file. */
export function testSite({
	environment = {},
	repository = REPOSITORY_FOLDER,
	seed,
	database: given,
	dial,
}: SiteOptions = {}): TestSite {
	const database = given ?? testDatabase(seed ? { seed } : {})
	const clock = { now: START }
	let app: FastifyInstance | undefined
	let context: ProcessContext | undefined

	beforeAll(async () => {
		// Test files of a worker count in the same metrics.
		register.resetMetrics()
		const dataFolder = await mkdtemp(join(tmpdir(), 'niouka-site-'))
		const settings = parseSettings({
			LOG_LEVEL: 'silent',
			REQUESTS_PER_MINUTE: '0',
			EDITS_BEFORE_TRUST: '0',
			DATA_DIR: dataFolder,
			...environment,
		})
		context = { ...openContext(settings, database.db), repository, dial, now: () => clock.now }
		await context.pictures.open?.()
		app = await buildApp(context)
	})
	beforeEach(() => {
		clock.now = START
	})
	afterAll(async () => {
		await app?.close()
		await context?.live.close()
		if (context) await rm(context.settings.DATA_DIR, { recursive: true, force: true })
	})

	return {
		clock,
		get app() {
			if (!app) throw new Error('the application is only available inside tests and hooks')
			return app
		},
		get db() {
			return database.db
		},
		get context() {
			if (!context) throw new Error('the context is only available inside tests and hooks')
			return context
		},
	}
}

const START = new Date('2026-04-01T12:00:00Z')
