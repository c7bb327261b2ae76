import { airingText, type CreatedName, type NewTitle, titlePath } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { normalizeAiring, writeBroadcast } from '../airing/broadcast.ts'
import { foldName, sortName } from '../fold.ts'
import { raiseVersion } from '../recordChanges.ts'
import { shownNames } from '../shownNames.ts'
import { type Contribution, requireDailyQuota } from './dailyQuota.ts'
import { markUploadsUsed } from './markUploadsUsed.ts'
import { writeCreation } from './writeCreation.ts'

/**
 * Adds a title with its names, genres and broadcast, and writes its first revision.
 *
 * @returns its id and the path of its page.
 * @throws Problem 429 above the daily quota; 400 if an upload does not exist.
 */
export async function createTitle(
	db: Database,
	title: NewTitle,
	contribution: Contribution,
): Promise<{ id: number; path: string }> {
	const { memberId, now } = contribution
	return inTransaction(db, async (transaction) => {
		// Every write of the catalogue locks the version first, which avoids deadlocks.
		const version = await raiseVersion(transaction)
		await requireDailyQuota(transaction, contribution)
		const { id } = await transaction
			.insertInto('title')
			.values({ ...columnsOf(title), posted_by: memberId, added_at: now, version })
			.returning('id')
			.executeTakeFirstOrThrow()
		await transaction
			.insertInto('title_synopsis')
			.values({ title_id: id, language: 'pt-BR', text: title.synopsis, author_id: memberId })
			.execute()
		await writeNames(transaction, id, title.names)
		await writeGenres(transaction, id, title)
		const airing = title.airing === null ? null : airingText(normalizeAiring(title.airing))
		if (airing !== null) await writeBroadcast(transaction, id, airing)
		await markUploadsUsed(
			transaction,
			[
				{
					field: title.kind === 'manga' ? 'coverUrl' : 'posterUrl',
					purpose: 'poster',
					owner: String(id),
					url: title.posterUrl,
				},
				{ field: 'bannerUrl', purpose: 'backdrop', owner: String(id), url: title.bannerUrl },
			],
			now,
		)
		const [{ name }] = title.names
		const { synopsis, posterUrl, bannerUrl } = title
		const optional = { ...(bannerUrl === null ? {} : { bannerUrl }), ...(airing === null ? {} : { airing }) }
		const after = { title: name, synopsis, posterUrl, ...optional }
		await writeCreation(transaction, { entity: 'title', id, after, ...contribution })
		return { id, path: titlePath({ id, kind: title.kind, format: title.format }) }
	})
}

function columnsOf({ kind, format, status, posterUrl, bannerUrl, year, names }: NewTitle) {
	const [{ name }] = names
	return {
		kind,
		format,
		status,
		year,
		title: name,
		sort_title: sortName(name),
		...shownNames(names),
		poster_url: posterUrl,
		banner_url: bannerUrl,
	}
}

async function writeNames(db: Database, titleId: number, names: readonly CreatedName[]) {
	const rows = names.map(({ language, name }, position) => ({
		title_id: titleId,
		position,
		language,
		name,
		folded: foldName(name),
	}))
	await db.insertInto('title_name').values(rows).execute()
}

async function writeGenres(db: Database, titleId: number, { genres }: NewTitle) {
	if (genres.length === 0) return
	const rows = genres.map((genre, position) => ({ title_id: titleId, position, genre }))
	await db.insertInto('title_genre').values(rows).execute()
}
