import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { logAuditEvent } from './audit.ts'
import { deleteOldReporters } from './health/reporters.ts'
import type { ReleaseFiles, ReleaseName } from './releaseFiles.ts'

const NEWEST_KEPT = 10
const UNSERVED_DAYS = 14
const UNFINISHED_DAYS = 2
const REPORTS_KEPT_DAYS = 90

/**
 * The last day on which a version was served, if it was ever in a channel. For other versions requests do not count: a
 * client could keep them on the disk by requesting their files.
 */
const SERVED_ON = sql`case when exists (select from release_audit as log where log.slice = release.slice
	and log.version = release.version and log.act in ('promoted', 'canary', 'rolledBack')) then release.served_on end`

/**
 * Marks unused versions as removed: those in no channel, not served for {@link UNSERVED_DAYS} days and not among the
 * {@link NEWEST_KEPT} newest of their slice, and unfinished uploads. Their rows stay; the caller deletes their files.
 *
 * @returns the removed versions
 */
export async function retireReleases(db: Database, now: Date): Promise<ReleaseName[]> {
	// The lock makes promotions wait: a version is never removed while it is promoted.
	await db.selectFrom('release_state').select('revision').forUpdate().execute()
	const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
	const { rows } = await sql<ReleaseName & { was: string }>`update release set state = 'removed', removed_at = ${now}
		from (
			select slice, version, state as was, row_number() over (
				partition by slice, state order by created_at desc, version
			) as place from release where state <> 'removed'
		) as placed
		where placed.slice = release.slice and placed.version = release.version
			and case placed.was
				when 'uploading' then release.created_at < ${daysAgo(UNFINISHED_DAYS)}
				else placed.place > ${NEWEST_KEPT}
					and coalesce(${SERVED_ON}, release.published_at::date) < ${daysAgo(UNSERVED_DAYS)}::date
			end
			and not exists (select from release_channel as channel where channel.slice = release.slice
				and release.version in (channel.current, channel.previous, channel.candidate))
		returning release.slice, release.version, placed.was`.execute(db)
	for (const { slice, version, was } of rows) {
		if (was !== 'published') continue
		await logAuditEvent(db, { slice, version, actor: { kind: 'server' }, act: 'pruned', now })
	}
	// Reports of versions in a channel are kept for comparison.
	await sql`delete from release_report as report where hour < ${daysAgo(REPORTS_KEPT_DAYS)}
		and not exists (select from release_channel as channel where channel.slice = report.slice
			and report.version in (channel.current, channel.candidate))`.execute(db)
	await sql`delete from release_histogram as histogram using release where release.state = 'removed'
		and release.slice = histogram.slice and release.version = histogram.version`.execute(db)
	await deleteOldReporters(db, now)
	return rows.map(({ slice, version }) => ({ slice, version }))
}

/** Deletes files without a release: of removed ones, and those that a crash or a full disk left behind. */
export async function removeUnused(db: Database, files: ReleaseFiles, now: Date): Promise<void> {
	const used = await db.selectFrom('release').where('state', '<>', 'removed').select(['slice', 'version']).execute()
	const names = new Set(used.map(({ slice, version }) => `${slice} ${version}`))
	const before = now.getTime() - UNFINISHED_DAYS * DAY_MS
	for (const found of await files.list()) {
		const isOld = found.changedAt.getTime() < before
		if (isOld && !names.has(`${found.slice} ${found.version}`)) await files.remove(found)
	}
}
