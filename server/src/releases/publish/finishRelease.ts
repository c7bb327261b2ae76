import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { type Actor, actorColumns } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import type { ReleaseFiles, ReleaseName } from '../releaseFiles.ts'

interface Publication {
	of: ReleaseName
	actor: Actor
	now: Date
}

/**
 * Publishes a complete upload after a last check of its files. The version is then served, but in no channel. Idempotent.
 *
 * @throws Problem `release.unfinished` when a file is missing, `release.unknown` when the upload has not begun
 */
export async function finishRelease(
	db: AppContext['db'],
	files: ReleaseFiles,
	publication: Publication,
): Promise<void> {
	const { of } = publication
	const release = await db
		.selectFrom('release')
		.where('slice', '=', of.slice)
		.where('version', '=', of.version)
		.select(['state', 'manifest'])
		.executeTakeFirst()
	if (!release || release.state === 'removed') throw new Problem('release.unknown', 404)
	if (release.state === 'published') return
	await files.tidy(of, release.manifest.files)
	const missing = await files.missing(of, release.manifest.files)
	if (missing.length > 0) throw new Problem('release.unfinished', 409)
	await files.publish(of, release.manifest.files)
	await db.transaction().execute((transaction) => markPublished(transaction, publication))
}

/** Records that a version is published, and its publisher. A second call changes nothing. */
export async function markPublished(db: Database, { of, actor, now }: Publication): Promise<void> {
	const marked = await db
		.updateTable('release')
		.set({ state: 'published', published_at: now, ...actorColumns(actor) })
		.where('slice', '=', of.slice)
		.where('version', '=', of.version)
		.where('state', '=', 'uploading')
		.executeTakeFirst()
	if (Number(marked.numUpdatedRows) > 0) await logAuditEvent(db, { ...of, actor, act: 'published', now })
}
