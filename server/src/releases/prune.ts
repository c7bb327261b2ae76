import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { logAuditEvent } from './audit.ts'
import { deleteOldReporters } from './health/reporters.ts'
import type { ReleaseFiles, ReleaseName } from './releaseFiles.ts'

const KEPT_NEWEST = 10
const UNSERVED_DAYS = 14
const UNFINISHED_DAYS = 2
const REPORTS_KEPT_DAYS = 90

/**
 * The last day on which somebody was served what was given to somebody. Of a version that never was, whoever asks for a file
 * proves nothing: it would keep the disk full for as long as they like.
 */
const SERVED_ON = sql`case when exists (select from release_audit as log where log.slice = release.slice
	and log.version = release.version and log.act in ('promoted', 'canary', 'rolledBack')) then release.served_on end`

/**
 * Takes out of use the versions that nobody is given, that nobody was served for {@link UNSERVED_DAYS} days and that are
 * not among the {@link KEPT_NEWEST} newest of their slice; and what was begun and never finished. That they were there
 * stays on record. Their files are the caller's to remove.
 *
 * @returns the versions that went
 */
export async function retireReleases(db: Database, now: Date): Promise<ReleaseName[]> {
	// Whoever promotes waits: a version is never retired while it is being given to somebody.
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
				else placed.place > ${KEPT_NEWEST}
					and coalesce(${SERVED_ON}, release.published_at::date) < ${daysAgo(UNSERVED_DAYS)}::date
			end
			and not exists (select from release_channel as channel where channel.slice = release.slice
				and release.version in (channel.current, channel.previous, channel.candidate))
		returning release.slice, release.version, placed.was`.execute(db)
	for (const { slice, version, was } of rows) {
		if (was !== 'published') continue
		await logAuditEvent(db, { slice, version, actor: { kind: 'server' }, act: 'pruned', now })
	}
	// What is being compared is kept whole, however long it takes.
	await sql`delete from release_report as report where hour < ${daysAgo(REPORTS_KEPT_DAYS)}
		and not exists (select from release_channel as channel where channel.slice = report.slice
			and report.version in (channel.current, channel.candidate))`.execute(db)
	await deleteOldReporters(db, now)
	return rows.map(({ slice, version }) => ({ slice, version }))
}

/** Removes files of which no release is in use: of retired ones, and what a killed process or a full disk left behind. */
export async function removeUnused(db: Database, files: ReleaseFiles, now: Date): Promise<void> {
	const used = await db.selectFrom('release').where('state', '<>', 'removed').select(['slice', 'version']).execute()
	const names = new Set(used.map(({ slice, version }) => `${slice} ${version}`))
	const before = now.getTime() - UNFINISHED_DAYS * DAY_MS
	for (const found of await files.list()) {
		const isOld = found.changedAt.getTime() < before
		if (isOld && !names.has(`${found.slice} ${found.version}`)) await files.remove(found)
	}
}
