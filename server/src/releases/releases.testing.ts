import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type Audience, RELEASE_TOKEN_PREFIX, type RegistrySlice, type SliceRelease } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { integrityOf } from './integrity.ts'
import { makeToken } from './token.ts'

/** The headers that authenticate a request. */
export type Headers = Record<string, string>

/** The build of a slice: its manifest and its files. */
export interface TestBuild {
	release: SliceRelease
	files: Map<string, Buffer>
}

/** Creates a build of a slice with one script for each of its paths. */
export function makeBuild(name: string, version: string, more: Partial<RegistrySlice> = {}): TestBuild {
	const owns = more.owns ?? [`/${name}`]
	const screens = Object.fromEntries(owns.map((path) => [path, [`screen${path.replaceAll('/', '-')}.js`]]))
	const paths = ['entry.0123abcd.js', 'routes.0123abcd.js', ...Object.values(screens).flat()]
	const files = new Map(paths.map((path) => [path, Buffer.from(`${name} ${version} ${path}`)]))
	const slice: RegistrySlice = {
		name,
		version,
		base: `/r/${name}/${version}/`,
		entry: 'entry.0123abcd.js',
		manifest: 'mf-manifest.json',
		exposes: { routes: ['routes.0123abcd.js'] },
		screens,
		contract: '0.1.0',
		integrity: Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)])),
		...more,
		owns,
	}
	return { release: describe(slice, files), files }
}

/** Adds a file to a build and to its manifest. */
export function addFile({ release, files }: TestBuild, path: string, content: string): void {
	const bytes = Buffer.from(content)
	files.set(path, bytes)
	release.files.push({ path, bytes: bytes.length, integrity: integrityOf(bytes) })
}

/** A map whose script came from line 12, column 5 of one source. */
export const SOURCE_MAP = {
	version: 3,
	sources: ['webpack://mfe-one@1.0.0/./src/home/HomePage.tsx'],
	names: ['readTitles'],
	mappings: 'AAWIA',
}

function describe(slice: RegistrySlice, files: ReadonlyMap<string, Buffer>): SliceRelease {
	const listed = [...files].map(([path, bytes]) => ({ path, bytes: bytes.length, integrity: integrityOf(bytes) }))
	const total = listed.reduce((sum, { bytes }) => sum + bytes, 0)
	return {
		slice,
		commit: 'abc1234',
		builtAt: '2026-03-31T12:00:00.000Z',
		files: listed,
		bytes: { entry: 1, firstScreen: 2, total },
		words: { pt: 1, en: 1, ja: 1 },
	}
}

/** A client of the release API. */
export class Releaser {
	readonly #app: FastifyInstance
	readonly headers: Headers

	constructor(app: FastifyInstance, headers: Headers) {
		this.#app = app
		this.headers = headers
	}

	begin({ release }: TestBuild, at = release.slice): Promise<LightMyRequestResponse> {
		return this.post(`/api/releases/${at.name}/${at.version}`, release)
	}

	send({ release: { slice } }: TestBuild, path: string, bytes: Buffer | string): Promise<LightMyRequestResponse> {
		return this.#app.inject({
			method: 'PUT',
			url: `/api/releases/${slice.name}/${slice.version}/file?path=${encodeURIComponent(path)}`,
			headers: { ...this.headers, 'content-type': 'application/octet-stream' },
			payload: bytes,
		})
	}

	finish({ release: { slice } }: TestBuild): Promise<LightMyRequestResponse> {
		return this.post(`/api/releases/${slice.name}/${slice.version}/finish`)
	}

	/** Begins, sends every file and finishes. @throws where any of it is refused */
	async publish(build: TestBuild): Promise<void> {
		const answers = [await this.begin(build)]
		for (const [path, bytes] of build.files) answers.push(await this.send(build, path, bytes))
		answers.push(await this.finish(build))
		const refused = answers.find(({ statusCode }) => statusCode !== 200)
		if (refused) throw new Error(refused.body)
	}

	promote(slice: string, version: string, to: Audience = { everybody: true }, more: object = {}) {
		return this.post(`/api/releases/${slice}/promote`, { version, to, ...more })
	}

	rollBack(slice: string): Promise<LightMyRequestResponse> {
		return this.post(`/api/releases/${slice}/rollback`)
	}

	get(url: string): Promise<LightMyRequestResponse> {
		return this.#app.inject({ url, headers: this.headers })
	}

	post(url: string, payload?: object): Promise<LightMyRequestResponse> {
		return this.#app.inject({ method: 'POST', url, headers: this.headers, ...(payload ? { payload } : {}) })
	}
}

/** Creates a token of a slice, as a header. An admin without a session made it. */
export async function tokenFor(db: Database, slice: string, now: Date): Promise<Headers> {
	const name = randomUUID()
	const { id: memberId } = await db
		.insertInto('member')
		.values({ username: name, username_key: name, role: 'admin' })
		.returning('id')
		.executeTakeFirstOrThrow()
	const { token } = await makeToken(db, { slice, label: `CI ${slice}`, days: 30, memberId, now })
	return { authorization: `Bearer ${token}` }
}

/** A token that does not exist. */
export const STRANGER: Headers = { authorization: `Bearer ${RELEASE_TOKEN_PREFIX}${'x'.repeat(43)}` }

/** The versions that a registry names, by slice. */
export function versionsIn(answer: LightMyRequestResponse): Record<string, string> {
	const { slices = [] }: { slices?: RegistrySlice[] } = answer.json()
	return Object.fromEntries(slices.map(({ name, version }) => [name, version]))
}
