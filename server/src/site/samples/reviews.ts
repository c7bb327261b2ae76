import { MINUTE_MS } from 'shared-contract/units'
import type { Samples } from 'shared-samples'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known, type SampleIds } from './keys.ts'

/** Writes the reviews of titles, with votes. Their scores are the opinions of their authors. */
export async function seedReviews(
	db: Database,
	{ reviews }: Samples,
	{ members, titles }: SampleIds,
	now: Date,
): Promise<void> {
	const numbers = await reserveIds(db, 'comment', reviews.length)
	const numbered = reviews.map((review, place) => ({ ...review, id: numbers[place] ?? 0 }))
	await insertRows(
		db,
		'comment',
		numbered.map(({ id, by, title, text, spoiler = null, minutesAgo }) => ({
			id,
			title_id: null,
			episode_id: null,
			article_id: null,
			review_of: known(titles, title),
			member_id: known(members, by),
			text,
			spoiler_number: spoiler,
			created_at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
		})),
	)
	await insertRows(
		db,
		'review',
		numbered.map(({ id, helpful, unhelpful }) => ({
			comment_id: id,
			helpful: helpful.length,
			unhelpful: unhelpful.length,
		})),
	)
	await insertRows(
		db,
		'review_vote',
		numbered.flatMap(({ id, helpful, unhelpful }) =>
			[...helpful, ...unhelpful].map((voter) => ({
				comment_id: id,
				member_id: known(members, voter),
				is_helpful: helpful.includes(voter),
			})),
		),
	)
}
