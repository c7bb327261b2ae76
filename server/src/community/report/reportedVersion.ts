import { sql } from 'kysely'
import type { ReportedVersion } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { releaseUploads, showUpload } from '../../core/upload/use.ts'
import type { StoredComment } from '../comment/commentRow.ts'
import { pictureOf } from '../comment/present.ts'
import { releaseKeptPictures } from './content/profile.ts'

/**
 * Stores the present text of a comment with open reports before its author edits it, for the moderator. Call it in the
 * transaction that locks the thread and edits the comment.
 */
export async function storeReportedVersion(db: Database, comment: StoredComment, now: Date): Promise<void> {
	const { id, version, text, picture_id } = comment
	const { rows } = await sql`insert into reported_version (comment_id, version, text, picture_id)
		select ${id}, ${version}, ${text}, ${picture_id} where exists (select from comment_report
			where comment_id = ${id} and comment_version = ${version} and resolved_at is null)
		returning version`.execute(db)
	if (rows.length > 0) await showUpload(db, picture_id, { purpose: 'comment', owner: ownerOf(id, version), now })
}

/** Deletes the stored versions of a comment whose reports are resolved. */
export async function deleteReportedVersion(db: Database, commentId: number, now: Date): Promise<void> {
	const versions = await db
		.deleteFrom('reported_version')
		.where('comment_id', '=', commentId)
		.returning('version')
		.execute()
	for (const { version } of versions) {
		await releaseUploads(db, { purpose: 'comment', owner: ownerOf(commentId, version), now })
	}
}

/**
 * Releases the pictures of stored versions of a member's comments, and those that are kept of a reset profile; the texts of
 * comments stay for the moderator.
 */
export async function releaseReportedPictures(db: Database, memberId: string, now: Date): Promise<void> {
	await releaseKeptPictures(db, memberId, now)
	const { rows } = await sql<{ comment_id: number; version: number }>`update reported_version set picture_id = null
		from comment where comment.id = reported_version.comment_id and comment.member_id = ${memberId}
			and reported_version.picture_id is not null
		returning comment_id, reported_version.version`.execute(db)
	for (const { comment_id, version } of rows) {
		await releaseUploads(db, { purpose: 'comment', owner: ownerOf(comment_id, version), now })
	}
}

/** The stored versions by comment, oldest first. */
export async function reportedVersions(db: Database, ids: readonly number[]): Promise<Map<number, ReportedVersion[]>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.selectFrom('reported_version as reported')
		.leftJoin('upload', 'upload.id', 'reported.picture_id')
		.where('reported.comment_id', 'in', ids)
		.select([
			'reported.comment_id',
			'reported.version',
			'reported.text',
			'reported.picture_id',
			'upload.width as picture_width',
			'upload.height as picture_height',
		])
		.orderBy('reported.version')
		.execute()
	const grouped = groupBy(rows, ({ comment_id }) => comment_id)
	return new Map(
		[...grouped].map(([id, versions]) => [
			id,
			versions.map((row) => ({
				version: String(row.version),
				title: '',
				text: row.text,
				picture: pictureOf(row),
				pictures: [],
			})),
		]),
	)
}

function ownerOf(commentId: number, version: number): string {
	return `${commentId}.${version}`
}
