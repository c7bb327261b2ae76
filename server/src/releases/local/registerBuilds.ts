import type { Parts } from '../../parts.ts'
import { type Actor, actorColumns } from '../actor.ts'
import { logDeed } from '../audit.ts'
import { changeChannel, NO_CANDIDATE } from '../change/changing.ts'
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
 * that was built after its slice was last changed. What somebody decided since then stands.
 *
 * @returns the names and versions that became current.
 */
export async function registerBuilds({ db, now }: Pick<Parts, 'db' | 'now'>, builds: readonly LocalBuild[]) {
	const known = await knownVersions(db)
	const made: string[] = []
	for (const build of builds) {
		const { name, version } = build.slice
		const { isPublished, current, since } = known(name, version)
		if (isPublished && current === version) continue
		if (isPublished && since !== null && build.builtAt <= since) continue
		if (!isPublished) await publish(db, build, now())
		const changed = await changeChannel(db, name, async (transaction, channel) => {
			if (channel.current === version) return undefined
			const deed = { slice: name, version, from: channel.current, actor: MACHINE, now: now() }
			await logDeed(transaction, { ...deed, act: 'promoted', to: { everybody: true } })
			return { ...NO_CANDIDATE, current: version, previous: channel.current, since: now() }
		})
		if (changed) made.push(`${name} ${version}`)
	}
	return made
}

/** One read for all: a start waits for it. */
async function knownVersions(db: Parts['db']) {
	const [releases, channels] = await Promise.all([
		db.selectFrom('release').where('state', '=', 'published').select(['slice', 'version']).execute(),
		db.selectFrom('release_channel').select(['slice', 'current', 'since']).execute(),
	])
	return (slice: string, version: string) => {
		const channel = channels.find((each) => each.slice === slice)
		return {
			isPublished: releases.some((each) => each.slice === slice && each.version === version),
			current: channel?.current ?? null,
			since: channel?.since ?? null,
		}
	}
}

async function publish(db: Parts['db'], build: LocalBuild, now: Date): Promise<void> {
	const { name: slice, version } = build.slice
	const manifest = await describeBuild(build)
	await db.transaction().execute(async (transaction) => {
		const row = { ...actorColumns(MACHINE), entry: JSON.stringify(build.slice), manifest: JSON.stringify(manifest) }
		const uploading = { state: 'uploading', created_at: now, removed_at: null, ...row } as const
		await transaction
			.insertInto('release')
			.values({ slice, version, published_at: null, ...uploading })
			.onConflict((conflict) =>
				// The builds beside the server are what it is set up with: they stand in for what was begun or has been pruned.
				conflict.columns(['slice', 'version']).doUpdateSet(uploading).where('release.state', '<>', 'published'),
			)
			.execute()
		await markPublished(transaction, { of: { slice, version }, actor: MACHINE, now })
	})
}
