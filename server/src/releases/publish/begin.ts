import { sql } from 'kysely'
import { RELEASE_MAX_BYTES, type ReleaseState, SLICES_BASE, type SliceRelease } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import { type Actor, actorColumns } from '../actor.ts'
import type { ReleaseFiles, ReleaseName } from '../releaseFiles.ts'

interface Begun {
	state: ReleaseState
	/** Files that are still to be sent. */
	missing: string[]
}

interface Beginning {
	of: ReleaseName
	manifest: SliceRelease
	actor: Actor
	now: Date
}

/**
 * Begins a release, or goes on with one that broke off.
 *
 * @throws Problem `release.exists` where the version has other content, `release.tooLarge`, or `request.invalid` where the
 * release is not what its address says or names a file twice.
 */
export async function beginRelease(db: Database, files: ReleaseFiles, beginning: Beginning): Promise<Begun> {
	const { of, manifest } = beginning
	checkManifest(of, manifest)
	const state = await record(db, beginning)
	return { state, missing: state === 'published' ? [] : await files.missing(of, manifest.files) }
}

function checkManifest({ slice, version }: ReleaseName, { slice: entry, files }: SliceRelease): void {
	const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]))
	// Entry and chunks are fetched from where it is served: an address elsewhere would take readers with it.
	const isItself = entry.name === slice && entry.version === version
	const isHere =
		entry.base === `${SLICES_BASE}${slice}/${version}/` && entry.override === undefined && entry.previous === undefined
	if (!isItself || !isHere || hashes.size !== files.length) throw new Problem('request.invalid', 400)
	const isWhole =
		filesNamedIn(entry).every((path) => hashes.has(path)) &&
		Object.entries(entry.integrity ?? {}).every(([path, integrity]) => hashes.get(path) === integrity)
	if (!isWhole) throw new Problem('request.invalid', 400)
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
	if (bytes > RELEASE_MAX_BYTES) throw new Problem('release.tooLarge', 413)
}

function filesNamedIn({ entry, exposes, screens = {}, words = {} }: SliceRelease['slice']): string[] {
	return [entry, ...[exposes, screens, words].flatMap((byName) => Object.values(byName).flat())]
}

async function record(db: Database, { of, manifest, actor, now }: Beginning): Promise<ReleaseState> {
	const text = JSON.stringify(manifest)
	const row = { ...of, ...actorColumns(actor), entry: JSON.stringify(manifest.slice), manifest: text, created_at: now }
	await db
		.insertInto('release')
		.values({ ...row, published_at: null, removed_at: null })
		// One that was pruned may come back; what it holds is the same.
		.onConflict((conflict) =>
			conflict
				.columns(['slice', 'version'])
				.doUpdateSet({ state: 'uploading', removed_at: null, created_at: now, ...actorColumns(actor) })
				.where('release.state', '=', 'removed')
				.where(sql<boolean>`release.manifest = ${text}::jsonb`),
		)
		.execute()
	const found = await db
		.selectFrom('release')
		.where('slice', '=', of.slice)
		.where('version', '=', of.version)
		.select(['state', sql<boolean>`manifest = ${text}::jsonb`.as('isSame')])
		.executeTakeFirstOrThrow()
	if (!found.isSame) throw new Problem('release.exists', 409)
	return found.state
}
