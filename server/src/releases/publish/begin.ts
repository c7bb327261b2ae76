import { isDeepStrictEqual } from 'node:util'
import { RELEASE_MAX_BYTES, type ReleaseState, SLICES_BASE, type SliceRelease } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import type { Parts } from '../../parts.ts'
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
 * Begins a release, or goes on with one that broke off. The same version may have been built anew meanwhile, by another
 * machine: what it says of that, as the time, counts as long as nothing is published.
 *
 * @throws Problem `release.exists` where the version has other content, `release.tooLarge`, or `request.invalid` where the
 * release is not what its address says or names a file twice.
 */
export async function beginRelease(db: Parts['db'], files: ReleaseFiles, beginning: Beginning): Promise<Begun> {
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

async function record(db: Parts['db'], { of, manifest, actor, now }: Beginning): Promise<ReleaseState> {
	const text = JSON.stringify(manifest)
	const begun = {
		state: 'uploading',
		manifest: text,
		removed_at: null,
		created_at: now,
		...actorColumns(actor),
	} as const
	return db.transaction().execute(async (transaction) => {
		const made = await transaction
			.insertInto('release')
			.values({ ...of, ...begun, entry: JSON.stringify(manifest.slice), published_at: null })
			.onConflict((conflict) => conflict.doNothing())
			.returning('state')
			.executeTakeFirst()
		if (made) return made.state
		const known = transaction.selectFrom('release').where('slice', '=', of.slice).where('version', '=', of.version)
		const found = await known.select(['state', 'manifest']).forUpdate().executeTakeFirstOrThrow()
		if (!isDeepStrictEqual(contentOf(found.manifest), contentOf(manifest))) throw new Problem('release.exists', 409)
		if (found.state === 'published') return found.state
		// One that was pruned may come back, too.
		await transaction
			.updateTable('release')
			.set(begun)
			.where('slice', '=', of.slice)
			.where('version', '=', of.version)
			.execute()
		return begun.state
	})
}

/** What a version is: not when it was built, of which its manifest tells too, nor how that machine packed its files. */
function contentOf({ slice, files }: SliceRelease) {
	const lasting = files.filter(({ path }) => path !== slice.manifest && !/\.(br|gz)$/.test(path))
	return { slice, files: new Map(lasting.map(({ path, integrity }) => [path, integrity])) }
}
