import { FAILURE_LIMIT, type SliceRelease } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { type Actor, actorColumns } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { changeChannel } from '../change/changing.ts'
import { goLive } from '../change/promote.ts'
import { markPublished } from '../publish/finish.ts'
import type { ReleaseFiles } from '../releaseFiles.ts'
import { describeBuild } from './describeBuild.ts'
import type { LocalBuild } from './findBuilds.ts'

const MACHINE: Actor = { kind: 'machine' }

/** Copies to where releases are served from what is not there yet. */
export async function installBuilds(builds: readonly LocalBuild[], files: ReleaseFiles): Promise<void> {
	await Promise.all(
		builds.map(({ slice: { name: slice, version }, folder }) => files.install({ slice, version }, folder)),
	)
}

/**
 * Gives everybody what has been built beside this server and is new: a version that nobody ever published here, or one
 * that was built after anything was last done with its slice. What somebody decided since then stands: that it is tried by
 * some first, was taken back or is given to nobody yet.
 *
 * @returns the names and versions that became current.
 */
export async function registerBuilds({ db, now }: Pick<AppContext, 'db' | 'now'>, builds: readonly LocalBuild[]) {
	const known = await knownVersions(db)
	const made: string[] = []
	for (const build of builds) {
		const { name: slice, version } = build.slice
		const { isKnown, isPublished, current, changedAt } = known(slice, version)
		if (isPublished && current === version) continue
		if (isKnown && changedAt !== undefined && build.builtAt <= changedAt) continue
		const manifest = isPublished ? undefined : await describeBuild(build)
		const changed = await changeChannel(db, slice, async (transaction, channel) => {
			// With what follows or not at all: a start that is cut off between them would count as somebody's decision.
			if (manifest) await publish(transaction, manifest, now())
			if (channel.current === version) return undefined
			const deed = { slice, version, from: channel.current, actor: MACHINE, now: now() }
			await logAuditEvent(transaction, { ...deed, act: 'promoted', to: { everybody: true } })
			return goLive(transaction, { slice, version }, now(), FAILURE_LIMIT)
		})
		if (changed) made.push(`${slice} ${version}`)
	}
	return made
}

/** One read for all: a start waits for it. */
async function knownVersions(db: AppContext['db']) {
	const [releases, channels, deeds] = await Promise.all([
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
			changedAt: deeds.find((each) => each.slice === slice)?.changedAt,
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
			// The builds beside the server are what it is set up with: they stand in for what was begun or has been pruned.
			conflict.columns(['slice', 'version']).doUpdateSet(uploading).where('release.state', '<>', 'published'),
		)
		.execute()
	await markPublished(db, { of: { slice, version }, actor: MACHINE, now })
}
