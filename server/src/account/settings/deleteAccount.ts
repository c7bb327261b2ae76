import { sql } from 'kysely'
import { SITE_NAME } from 'shared-contract'
import { raiseVersion } from '../../catalogue/public.ts'
import { publishDeletedMember, relationsOf, releaseMessagePictures, removeFromGroups } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { deleteCachedAnswers } from '../../core/http/idempotency.ts'
import { StorageUnavailable } from '../../core/storage/objectStore.ts'
import { pruneUploads } from '../../core/upload/prune.ts'
import type { Proof } from '../proof.ts'
import { deleteOpinions } from './deleteOpinions.ts'
import { deletePictures } from './deletePictures.ts'
import { lockOwner } from './proveOwner.ts'

/**
 * Deletes an account immediately. Comments and revisions stay without an author, messages without their texts. All other
 * personal data and the uploads are deleted.
 *
 * @throws auth.password.wrong if the password was changed meanwhile.
 */
export async function deleteAccount(context: AppContext, memberId: string, proven: Proof): Promise<void> {
	const { db, live, storage } = context
	const now = context.now()
	const relations = await relationsOf(db, memberId)
	await db.transaction().execute(async (transaction) => {
		await lockOwner(transaction, memberId, proven, 'password')
		await removeFromGroups(transaction, memberId)
		await deleteOpinions(transaction, memberId)
		await deletePictures(transaction, memberId, now)
		await deleteUnreferenced(transaction, memberId)
		await transaction.deleteFrom('member').where('id', '=', memberId).execute()
		await releaseMessagePictures(transaction)
		// The catalogue and the news show the username.
		await raiseVersion(transaction)
	})
	live.endSessionsOf(memberId)
	await publishDeletedMember(context, memberId, relations)
	try {
		await pruneUploads(db, storage, now)
	} catch (error) {
		// The account is deleted; an hourly job deletes its pictures when the object store is back.
		if (!(error instanceof StorageUnavailable)) throw error
	}
}

/** Deletes personal data that no foreign key cascades to. */
async function deleteUnreferenced(db: Database, memberId: string): Promise<void> {
	const member = await db.selectFrom('member').where('id', '=', memberId).select('email_key').executeTakeFirst()
	const account = member?.email_key ?? memberId
	await db.deleteFrom('notification').where('actor_id', '=', memberId).execute()
	await db.deleteFrom('idempotency_key').where('owner', '=', memberId).execute()
	// Cached answers to other members may mention the deleted member.
	await deleteCachedAnswers(db, [memberId])
	await db.updateTable('news_article').set({ author: SITE_NAME }).where('author_id', '=', memberId).execute()
	await db
		.deleteFrom('login_attempt')
		.where((eb) => eb.or([eb('account', 'in', [account, memberId]), eb('address', '=', memberId)]))
		.execute()
	// Reports stay open for the moderator, without the reporter's words.
	for (const table of ['comment_report', 'report'] as const) {
		await db.updateTable(table).set({ text: '' }).where('reporter_id', '=', memberId).execute()
	}
	// Comments and articles stay without an author, who appeals no more.
	await sql`update moderation_case set appeal = null, appealed_at = null, appeal_state = null
		where comment_id in (select id from comment where member_id = ${memberId})
			or article_id in (select id from news_article where author_id = ${memberId})`.execute(db)
	await sql`with unpublished as (
			delete from news_article where author_id = ${memberId} and held in ('waiting', 'refused') returning id::text
		) delete from upload_use where purpose = 'article' and split_part(owner, ':', 1) in (select id from unpublished)`.execute(
		db,
	)
	for (const table of ['bug_report', 'feedback'] as const) {
		await sql`delete from ${sql.table(table)}
			where member_id = ${memberId} or lower(email) = ${account}`.execute(db)
	}
}
