import { isDeepStrictEqual } from 'node:util'
import {
	areFlags,
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
import { refuseBeyondQuota } from './allowance.ts'

interface BeginResult {
	state: ReleaseState
	/** Files that must still be sent. */
	missing: string[]
}

interface Upload {
	of: ReleaseName
	manifest: SliceRelease
	actor: Actor
	now: Date
}

/**
 * Begins an upload, or resumes an interrupted one. Another machine may have rebuilt the same version meanwhile: its
 * manifest replaces the first one until the version is published.
 *
 * @throws Problem `release.exists` when the version has other content, `release.tooLarge`, `release.full` or
 * `release.tooMany` beyond a limit, `release.integrity.missing` or `release.route.reserved` by field, or `request.invalid`
 * when the manifest does not match the URL or names a file twice
 */
export async function beginRelease(db: AppContext['db'], files: ReleaseFiles, upload: Upload): Promise<BeginResult> {
	const { of, manifest } = upload
	checkManifest(of, manifest)
	const state = await record(db, upload)
	if (state === 'published') return { state, missing: [] }
	// Otherwise files of other builds with other names would accumulate.
	await files.tidy(of, manifest.files)
	return { state, missing: await files.missing(of, manifest.files) }
}

function checkManifest({ slice, version }: ReleaseName, manifest: SliceRelease): void {
	const { slice: entry, files } = manifest
	const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]))
	// Pages load entry and chunks from `base`, so it must be our own path.
	const matchesUrl = entry.name === slice && entry.version === version
	const hasOwnBase = entry.base === `${SLICES_BASE}${slice}/${version}/`
	// The server alone adds these.
	const isBuild = [entry.override, entry.previous, entry.flagsOn].every((added) => added === undefined)
	// A page must be able to parse the ranges of required modules.
	const isReadable = Object.values(entry.requires ?? {}).every(isRange)
	const isKnown = matchesUrl && hasOwnBase && isBuild
	if (!isKnown || !isReadable || !areFlags(entry.flags) || hashes.size !== files.length)
		throw new Problem('request.invalid', 400)
	const isWhole =
		filesNamedIn(entry).every((path) => hashes.has(path)) &&
		Object.entries(entry.integrity ?? {}).every(([path, integrity]) => hashes.get(path) === integrity)
	if (!isWhole) throw new Problem('request.invalid', 400)
	if (bytesOf(manifest) > RELEASE_MAX_BYTES) throw new Problem('release.tooLarge', 413)
	refuseFields('release.integrity.missing', uncheckedScripts(manifest))
	refuseFields('release.route.reserved', reservedPaths(entry))
}

/** Scripts that a page cannot verify: neither their own hash nor the table of all hashes is listed. */
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

async function record(db: AppContext['db'], { of, manifest, actor, now }: Upload): Promise<ReleaseState> {
	return db.transaction().execute(async (transaction) => {
		// The lock makes concurrent uploads serial, so that each sees the others in its quota.
		await transaction.selectFrom('release_state').select('revision').forUpdate().execute()
		const known = await transaction
			.selectFrom('release')
			.where('slice', '=', of.slice)
			.where('version', '=', of.version)
			.select(['state', 'manifest'])
			.forUpdate()
			.executeTakeFirst()
		const hasOtherContent = known && !isDeepStrictEqual(contentOf(known.manifest), contentOf(manifest))
		if (hasOtherContent) throw new Problem('release.exists', 409)
		if (known?.state === 'published') return known.state
		await refuseBeyondQuota(transaction, { of, bytes: bytesOf(manifest), actor, now })
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
			// Resumes an interrupted upload, and allows a pruned version again.
			.onConflict((conflict) => conflict.columns(['slice', 'version']).doUpdateSet(begun))
			.execute()
		return begun.state
	})
}

function bytesOf({ files }: SliceRelease): number {
	return files.reduce((sum, file) => sum + file.bytes, 0)
}

/** The content of a version, without the build time in its manifest, compressed files and source maps. */
function contentOf({ slice, files }: SliceRelease) {
	const lasting = files.filter(({ path }) => path !== slice.manifest && !/\.(br|gz|map)$/.test(path))
	return { slice, files: new Map(lasting.map(({ path, integrity }) => [path, integrity])) }
}
