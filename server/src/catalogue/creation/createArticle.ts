import { type NewArticle, SITE_NAME } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { raiseVersion } from '../recordChanges.ts'
import { insertRevision } from '../revision/writeRevision.ts'
import { articleBody, isEmpty, uploadUrlsIn } from './articleBody.ts'
import { type Contribution, requireDailyQuota } from './dailyQuota.ts'
import { keepUploads } from './keepUploads.ts'

/**
 * Publishes a sanitized article and writes its first revision. One that waits for a moderator gets it when it is published.
 *
 * @returns its id and the path of its page.
 * @throws Problem 400 if no content is left or an upload does not exist; 429 above the daily quota.
 */
export async function createArticle(
	db: Database,
	article: NewArticle,
	{ waits, ...contribution }: Contribution & { waits: boolean },
) {
	const body = articleBody(article.content)
	if (isEmpty(body)) throw new Problem('request.invalid', 400, { fields: { content: 'text.required' } })
	return inTransaction(db, async (transaction) => {
		// Every write of the catalogue locks the version first, which avoids deadlocks.
		const version = await raiseVersion(transaction)
		await requireDailyQuota(transaction, contribution)
		const { category, title, summary, imageUrl } = article
		const { id } = await transaction
			.insertInto('news_article')
			.values({
				category,
				title,
				excerpt: summary,
				body: body.html,
				// Pages show the current name of the member in `author_id` instead.
				author: SITE_NAME,
				author_id: contribution.memberId,
				image_url: imageUrl,
				published_at: contribution.now,
				read_minutes: body.readMinutes,
				version,
				...(waits ? { held: 'waiting' as const, removed_at: contribution.now } : {}),
			})
			.returning('id')
			.executeTakeFirstOrThrow()
		const uploads = uploadUrlsIn(body).map((url, index) => ({ field: 'content', owner: `${id}:${index + 1}`, url }))
		const pictures = [{ field: 'imageUrl', owner: String(id), url: imageUrl }, ...uploads]
		await keepUploads(
			transaction,
			pictures.map((picture) => ({ ...picture, purpose: 'article' as const })),
		)
		const after = { title, summary, content: body.html, imageUrl }
		if (!waits) await insertRevision(transaction, { entity: 'article', id, before: null, after, ...contribution })
		return { id, path: `/news/${id}`, ...(waits ? { waits } : {}) }
	})
}
