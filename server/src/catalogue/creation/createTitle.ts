import { airingText, listText, type NewTitle, titlePath } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { normalizeAiring } from '../airing/broadcast.ts'
import { lockVersion } from '../recordChanges.ts'
import type { FieldTexts } from '../revision/editedFields.ts'
import { writeFields } from '../revision/writeFields.ts'
import { insertRevision } from '../revision/writeRevision.ts'
import { type Contribution, requireDailyQuota } from './dailyQuota.ts'
import { keepTitleUploads } from './keepUploads.ts'

/**
 * Adds a title and its first revision: the fields are written as an edit writes them.
 *
 * @returns its id and the path of its page.
 * @throws Problem 429 above the daily quota; 400 if an upload does not exist.
 */
export async function createTitle(
	db: Database,
	{ kind, format, status, title, synopsis, posterUrl, bannerUrl, ...given }: NewTitle,
	contribution: Contribution,
): Promise<{ id: number; path: string }> {
	const { memberId, now } = contribution
	return inTransaction(db, async (transaction) => {
		await lockVersion(transaction)
		await requireDailyQuota(transaction, contribution)
		const { id } = await transaction
			.insertInto('title')
			.values({ kind, format, status, title, sort_title: '', year: given.year, posted_by: memberId, added_at: now })
			.returning('id')
			.executeTakeFirstOrThrow()
		const airing = given.airing && airingText(normalizeAiring(given.airing))
		const logged: FieldTexts = {
			title,
			synopsis,
			posterUrl,
			...(bannerUrl && { bannerUrl }),
			...(airing && { airing }),
		}
		const genres = given.genres.map((genre) => ({ genre }))
		await writeFields(transaction, {
			entity: 'title',
			id,
			memberId,
			before: {},
			after: { ...logged, names: listText(given.names), genres: listText(genres) },
			isDiscussed: async () => false,
		})
		await keepTitleUploads(transaction, id, logged, kind === 'manga' ? 'coverUrl' : 'posterUrl')
		await insertRevision(transaction, { entity: 'title', id, before: null, after: logged, ...contribution })
		return { id, path: titlePath({ id, kind, format }) }
	})
}
