import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURE_LIMIT, SliceRelease } from 'shared-contract'
import { Check } from 'typebox/value'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { type Actor, actorColumns } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { changeChannel } from '../change/changing.ts'
import { goLive } from '../change/promote.ts'
import { markPublished } from '../publish/finishRelease.ts'
import type { ReleaseFiles } from '../releaseFiles.ts'
import { describeFolder } from './describeFolder.ts'
import type { LocalBuild } from './findBuilds.ts'

const MACHINE: Actor = { kind: 'machine' }

/** Copies local builds to the storage of releases, unless they are there. */
export async function installBuilds(builds: readonly LocalBuild[], files: ReleaseFiles): Promise<void> {
	await Promise.all(
		builds.map(({ slice: { name: slice, version }, folder }) => files.install({ slice, version }, folder)),
	)
}

/**
 * Promotes local builds that are new: unknown versions, and those built after the last change of their slice. A later
 * decision stands, such as a canary, a rollback or an unpromoted release.
 *
 * @returns the names and versions that were promoted
 */
export async function registerBuilds({ db, now }: Pick<AppContext, 'db' | 'now'>, builds: readonly LocalBuild[]) {
	const known = await knownVersions(db)
	const promoted: string[] = []
	for (const build of builds) {
		const { name: slice, version } = build.slice
		const { isKnown, isPublished, current, changedAt } = known(slice, version)
		if (isPublished && current === version) continue
		if (isKnown && changedAt !== undefined && build.builtAt <= changedAt) continue
		const manifest = isPublished ? undefined : await describeBuild(build)
		const changed = await changeChannel(db, slice, async (transaction, channel) => {
			// In one transaction with the promotion: a crash between them would look like an unpromoted release.
			if (manifest) await publish(transaction, manifest, now())
			if (channel.current === version) return undefined
			const event = { slice, version, from: channel.current, actor: MACHINE, now: now() }
			await logAuditEvent(transaction, { ...event, act: 'promoted', to: { everybody: true } })
			// A site without the slices of its own folder would be none: their first versions stay.
			return goLive(transaction, { slice, version }, now(), { limit: FAILURE_LIMIT, watchesFirst: false })
		})
		if (changed) promoted.push(`${slice} ${version}`)
	}
	return promoted
}

/** Reads the state of all versions at once, because the start waits for it. */
async function knownVersions(db: AppContext['db']) {
	const [releases, channels, lastChanges] = await Promise.all([
		db.selectFrom('release').where('state', '<>', 'uploading').select(['slice', 'version', 'state']).execute(),
		db.selectFrom('release_channel').select(['slice', 'current']).execute(),
		db
			.selectFrom('release_audit')
			.where('act', 'not in', ['pruned', 'tokenMade', 'tokenRevoked'])
			.select(({ fn }) => ['slice', fn.max('at').as('changedAt')])
			.groupBy('slice')
			.execute(),
	])
	return (slice: string, version: string) => {
		const release = releases.find((each) => each.slice === slice && each.version === version)
		return {
			isKnown: release !== undefined,
			isPublished: release?.state === 'published',
			current: channels.find((each) => each.slice === slice)?.current ?? null,
			changedAt: lastChanges.find((each) => each.slice === slice)?.changedAt,
		}
	}
}

async function publish(db: Database, manifest: SliceRelease, now: Date): Promise<void> {
	const { name: slice, version } = manifest.slice
	const row = {
		...actorColumns(MACHINE),
		entry: JSON.stringify(manifest.slice),
		manifest: JSON.stringify(manifest),
	}
	const uploading = { state: 'uploading', created_at: now, removed_at: null, ...row } as const
	await db
		.insertInto('release')
		.values({ slice, version, published_at: null, ...uploading })
		.onConflict((conflict) =>
			// A local build replaces an unfinished upload or a pruned version.
			conflict.columns(['slice', 'version']).doUpdateSet(uploading).where('release.state', '<>', 'published'),
		)
		.execute()
	await markPublished(db, { of: { slice, version }, actor: MACHINE, now })
}

/** The manifest of a build: its `release.json`, else one that is computed from its folder. */
async function describeBuild(build: LocalBuild): Promise<SliceRelease> {
	return (await readRelease(build)) ?? computeRelease(build)
}

async function readRelease({ folder, slice }: LocalBuild): Promise<SliceRelease | undefined> {
	try {
		const release: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
		const isSameVersion = Check(SliceRelease, release) && release.slice.version === slice.version
		return isSameVersion ? release : undefined
	} catch {
		return undefined
	}
}

async function computeRelease({ folder, slice, builtAt }: LocalBuild): Promise<SliceRelease> {
	const files = await describeFolder(folder)
	const sizeOf = (path: string) => files.find((file) => file.path === path)?.bytes ?? 0
	// The compressed size, if there is a compressed file.
	const entry = sizeOf(`${slice.entry}.br`) || sizeOf(slice.entry)
	const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
	return {
		slice,
		commit: null,
		builtAt: builtAt.toISOString(),
		files,
		bytes: { entry, firstScreen: entry, total },
		words: { pt: 0, en: 0, ja: 0 },
	}
}
