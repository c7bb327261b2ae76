import { type NewArticle, SITE_NAME } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { raiseVersion } from '../recordChanges.ts'
import { type ArticleBody, articleBody, isEmpty, picturesIn } from './articleBody.ts'
import { type Adding, requireRoomToday } from './dayLimit.ts'
import { showPictures } from './showPictures.ts'
import { writeCreation } from './writeCreation.ts'

/**
 * Publishes an article, made safe, and its creation in the log.
 *
 * @returns its id and the address of its page.
 * @throws Problem 400 where nothing of its content is left, or naming a picture that is not kept; 429 where the member has
 * added as much as one may in a day.
 */
export async function createArticle(db: Database, article: NewArticle, adding: Adding) {
	const body = articleBody(article.content)
	if (isEmpty(body)) throw new Problem('request.invalid', 400, { fields: { content: 'text.required' } })
	return inTransaction(db, async (transaction) => {
		// The version first, as every other write of the catalogue: no two then wait for each other.
		const version = await raiseVersion(transaction)
		await requireRoomToday(transaction, adding)
		const { category, title, summary, imageUrl } = article
		const { id } = await transaction
			.insertInto('news_article')
			.values({
				category,
				title,
				excerpt: summary,
				body: body.html,
				// Where the author is a member, their name is shown as it is now.
				author: SITE_NAME,
				author_id: adding.memberId,
				image_url: imageUrl,
				published_at: adding.now,
				read_minutes: body.readMinutes,
				version,
			})
			.returning('id')
			.executeTakeFirstOrThrow()
		await keepPictures(transaction, id, imageUrl, body, adding.now)
		const after = { title, summary, content: body.html, imageUrl }
		await writeCreation(transaction, { entity: 'article', id, after, ...adding })
		return { id, path: `/news/${id}` }
	})
}

async function keepPictures(db: Database, id: number, imageUrl: string, body: ArticleBody, now: Date) {
	const inside = picturesIn(body).map((url, place) => ({ field: 'content', owner: `${id}:${place + 1}`, url }))
	const all = [{ field: 'imageUrl', owner: String(id), url: imageUrl }, ...inside]
	await showPictures(
		db,
		all.map((picture) => ({ ...picture, purpose: 'article' as const })),
		now,
	)
}
