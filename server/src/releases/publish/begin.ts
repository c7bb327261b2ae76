import { isDeepStrictEqual } from 'node:util'
import {
	type ErrorCode,
	INTEGRITY_FILE,
	isRange,
	RELEASE_MAX_BYTES,
	type ReleaseState,
	reservedPaths,
	SLICES_BASE,
	type SliceRelease,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { type Actor, actorColumns } from '../actor.ts'
import type { ReleaseFiles, ReleaseName } from '../releaseFiles.ts'
import { refuseBeyondAllowance } from './allowance.ts'

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
 * @throws Problem `release.exists` where the version has other content, `release.tooLarge`, `release.full` or
 * `release.tooMany` where the slice keeps or is sent too much, `release.integrity.missing` or
 * `release.route.reserved` by field, or `request.invalid` where the release is not what its
 * address says or names a file twice.
 */
export async function beginRelease(db: AppContext['db'], files: ReleaseFiles, beginning: Beginning): Promise<Begun> {
	const { of, manifest } = beginning
	checkManifest(of, manifest)
	const state = await record(db, beginning)
	if (state === 'published') return { state, missing: [] }
	// Or packed files, which another build may name differently, would pile up under one version.
	await files.tidy(of, manifest.files)
	return { state, missing: await files.missing(of, manifest.files) }
}

function checkManifest({ slice, version }: ReleaseName, manifest: SliceRelease): void {
	const { slice: entry, files } = manifest
	const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]))
	// Entry and chunks are fetched from where it is served: an address elsewhere would take readers with it.
	const isItself = entry.name === slice && entry.version === version
	const isHere =
		entry.base === `${SLICES_BASE}${slice}/${version}/` && entry.override === undefined && entry.previous === undefined
	// A page could not tell whether it has what the slice needs.
	const isReadable = Object.values(entry.requires ?? {}).every(isRange)
	if (!isItself || !isHere || !isReadable || hashes.size !== files.length) throw new Problem('request.invalid', 400)
	const isWhole =
		filesNamedIn(entry).every((path) => hashes.has(path)) &&
		Object.entries(entry.integrity ?? {}).every(([path, integrity]) => hashes.get(path) === integrity)
	if (!isWhole) throw new Problem('request.invalid', 400)
	if (bytesOf(manifest) > RELEASE_MAX_BYTES) throw new Problem('release.tooLarge', 413)
	refuseFields('release.integrity.missing', uncheckedScripts(manifest))
	refuseFields('release.route.reserved', reservedPaths(entry))
}

/** Scripts that a page could not check: neither their own hash nor the table of all hashes is listed. */
function uncheckedScripts({ slice: { entry, integrity = {} }, files }: SliceRelease): string[] {
	const hasTable = Object.hasOwn(integrity, INTEGRITY_FILE)
	const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'))
	return scripts.filter((path) => !Object.hasOwn(integrity, path) && (path === entry || !hasTable))
}

function refuseFields(code: ErrorCode, subjects: readonly string[]): void {
	if (subjects.length === 0) return
	throw new Problem(code, 400, { fields: Object.fromEntries(subjects.map((subject) => [subject, code])) })
}

function filesNamedIn({ entry, exposes, screens = {}, words = {} }: SliceRelease['slice']): string[] {
	return [entry, ...[exposes, screens, words].flatMap((byName) => Object.values(byName).flat())]
}

async function record(db: AppContext['db'], { of, manifest, actor, now }: Beginning): Promise<ReleaseState> {
	return db.transaction().execute(async (transaction) => {
		// Of all that begin at the same moment, none overlooks another.
		await transaction.selectFrom('release_state').select('revision').forUpdate().execute()
		const known = await transaction
			.selectFrom('release')
			.where('slice', '=', of.slice)
			.where('version', '=', of.version)
			.select(['state', 'manifest'])
			.forUpdate()
			.executeTakeFirst()
		const isAnother = known && !isDeepStrictEqual(contentOf(known.manifest), contentOf(manifest))
		if (isAnother) throw new Problem('release.exists', 409)
		if (known?.state === 'published') return known.state
		await refuseBeyondAllowance(transaction, { of, bytes: bytesOf(manifest), actor, now })
		const begun = {
			state: 'uploading',
			manifest: JSON.stringify(manifest),
			removed_at: null,
			created_at: now,
			...actorColumns(actor),
		} as const
		await transaction
			.insertInto('release')
			.values({ ...of, ...begun, entry: JSON.stringify(manifest.slice), published_at: null })
			// One that broke off goes on; one that was pruned may come back, too.
			.onConflict((conflict) => conflict.columns(['slice', 'version']).doUpdateSet(begun))
			.execute()
		return begun.state
	})
}

function bytesOf({ files }: SliceRelease): number {
	return files.reduce((sum, file) => sum + file.bytes, 0)
}

/** What a version is: not when it was built, of which its manifest tells too, nor how that machine packed its files. */
function contentOf({ slice, files }: SliceRelease) {
	const lasting = files.filter(({ path }) => path !== slice.manifest && !/\.(br|gz)$/.test(path))
	return { slice, files: new Map(lasting.map(({ path, integrity }) => [path, integrity])) }
}
