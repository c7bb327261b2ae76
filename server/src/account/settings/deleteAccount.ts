import { sql } from 'kysely'
import { SITE_NAME } from 'shared-contract'
import { castTitleVote, moveVote, raiseVersion } from '../../catalogue/public.ts'
import {
	lockThread,
	publishDeletedMember,
	relationsOf,
	releaseMessagePictures,
	releaseReportedPictures,
	removeFromGroups,
	updateThreadVisibility,
} from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { deleteCachedAnswers } from '../../core/http/idempotency.ts'
import { StorageUnavailable } from '../../core/storage/objectStore.ts'
import { pruneUploads } from '../../core/upload/prune.ts'
import { releaseUploads } from '../../core/upload/use.ts'
import type { Proof } from '../proof.ts'
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

/** An upload last touched at this time is deleted by the next pruning. */
const LONG_AGO = new Date(0)

/**
 * Releases a member's uploads: pictures of the profile and of comments. The comments' texts stay; a comment without text is
 * removed. Uploads that another member also uses stay.
 */
async function deletePictures(db: Database, memberId: string, now: Date): Promise<void> {
	for (const purpose of ['avatar', 'banner'] as const) {
		await releaseUploads(db, { purpose, owner: memberId, now: LONG_AGO })
	}
	const { rows } = await sql<{ id: number; text: string }>`select id, text from comment
		where member_id = ${memberId} and picture_id is not null order by id`.execute(db)
	for (const { id, text } of rows) {
		await lockThread(db, id)
		await releaseUploads(db, { purpose: 'comment', owner: String(id), now: LONG_AGO })
		const removed = text === '' ? sql`coalesce(removed_at, ${now})` : sql`removed_at`
		await sql`update comment set picture_id = null, image_url = null, removed_at = ${removed}
			where id = ${id}`.execute(db)
		await updateThreadVisibility(db, id)
	}
	await releaseReportedPictures(db, memberId, LONG_AGO)
	await db
		.updateTable('upload')
		.set({ member_id: null, touched_at: LONG_AGO })
		.where('member_id', '=', memberId)
		.execute()
}

/**
 * Subtracts a member's votes and likes from the totals, before the account's deletion cascades to their rows, and deletes
 * their reviews.
 */
async function deleteOpinions(db: Database, memberId: string): Promise<void> {
	const now = new Date(0)
	const titles = await sql<{ id: number; removed: boolean }>`select t.id, t.removed_at is not null as removed
		from title_vote v join title t on t.id = v.title_id where v.member_id = ${memberId} order by t.id`.execute(db)
	for (const { id, removed } of titles.rows) {
		const ballot = { memberId, score: null, now }
		if (removed) await moveVote(db, { of: 'title', id, ...ballot })
		else await castTitleVote(db, { titleId: id, ...ballot })
	}
	const episodes = await sql<{ id: number }>`select e.id from episode e
		where e.id in (select episode_id from episode_vote where member_id = ${memberId}
			union select episode_id from episode_reaction where member_id = ${memberId})
		order by e.id for update`.execute(db)
	for (const { id } of episodes.rows) await moveVote(db, { of: 'episode', id, memberId, score: null, now })
	await sql`update episode e set
			likes = greatest(0, e.likes - (r.reaction = 'like')::int),
			dislikes = greatest(0, e.dislikes - (r.reaction = 'dislike')::int)
		from episode_reaction r where r.episode_id = e.id and r.member_id = ${memberId}`.execute(db)
	await sql`update comment c set likes = greatest(0, c.likes - 1)
		from comment_like l where l.comment_id = c.id and l.member_id = ${memberId}`.execute(db)
	await sql`with gone as (delete from review_vote where member_id = ${memberId} returning comment_id, is_helpful)
		update review r set
			helpful = greatest(0, r.helpful - gone.is_helpful::int),
			unhelpful = greatest(0, r.unhelpful - (not gone.is_helpful)::int)
		from gone where gone.comment_id = r.comment_id`.execute(db)
	// A review is its author's opinion, as its score is.
	await sql`delete from comment where review_of is not null and member_id = ${memberId}`.execute(db)
}
