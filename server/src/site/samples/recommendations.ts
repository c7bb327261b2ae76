import { MINUTE_MS } from 'shared-contract/units'
import type { Samples } from 'shared-samples'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known, type SampleIds } from './keys.ts'

/** Writes what members recommend to those who like a title, with votes. */
export async function seedRecommendations(
	db: Database,
	{ recommendations }: Samples,
	{ members, titles }: SampleIds,
	now: Date,
): Promise<void> {
	const ids = await reserveIds(db, 'recommendation', recommendations.length)
	await insertRows(
		db,
		'recommendation',
		recommendations.map(({ by, title, recommended, reason, minutesAgo }, index) => ({
			id: ids[index] ?? 0,
			title_id: known(titles, title),
			recommended_id: known(titles, recommended),
			member_id: known(members, by),
			reason,
			made_at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
		})),
	)
	await insertRows(
		db,
		'recommendation_vote',
		recommendations.flatMap(({ voters }, index) =>
			voters.map((voter) => ({ recommendation_id: ids[index] ?? 0, member_id: known(members, voter) })),
		),
	)
}
