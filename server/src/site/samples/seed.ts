import { type Kysely, sql } from 'kysely'
import type { Samples } from 'shared-samples'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Schema } from '../../core/database/schema.ts'
import { datedSample, seedAiring } from './airing.ts'
import { seedComments, seedNotifications } from './community.ts'
import { seedGroups } from './groups.ts'
import { known } from './keys.ts'
import { seedLists } from './lists.ts'
import { seedMembers } from './members.ts'
import { seedNews } from './news.ts'
import { seedParts } from './parts.ts'
import { seedPeople } from './people.ts'
import { seedRecommendations } from './recommendations.ts'
import { seedRelations } from './relations.ts'
import { seedReviews } from './reviews.ts'
import { seedTagsAndSongs } from './tags.ts'
import { seedFriendships, seedTalk } from './talk.ts'
import { seedTitles } from './titles.ts'
import { seedWatchGroups } from './watchGroups.ts'
import { seedWatching } from './watching.ts'

/**
 * Fills an empty database with samples, all of them or none. Times in them count back from `now`.
 *
 * @returns whether the database was empty; another one is left as it is.
 * @throws Error if the sample data reference an unknown member or title.
 */
export async function seed(db: Kysely<Schema>, given: Samples, now: Date): Promise<boolean> {
	const composedSamples = composed(given)
	const samples = { ...composedSamples, titles: composedSamples.titles.map((title) => datedSample(title, now)) }
	return db.transaction().execute(async (transaction) => {
		// Serializes processes that start concurrently on one database; the next one finds the samples.
		await sql`select pg_advisory_xact_lock(hashtext('samples'))`.execute(transaction)
		const title = await transaction.selectFrom('title').select('id').limit(1).executeTakeFirst()
		const member = await transaction.selectFrom('member').select('id').limit(1).executeTakeFirst()
		if (title || member) return false
		const members = await seedMembers(transaction, samples.members)
		const titles = await seedTitles(transaction, samples.titles, members, now)
		const episodes = await seedParts(transaction, samples.titles, members)
		const ids = { members, titles, episodes }
		await seedPeople(transaction, samples)
		await seedTagsAndSongs(transaction, samples)
		await seedWatching(transaction, samples.titles)
		await seedAiring(transaction, samples.titles, now)
		await seedNews(transaction, samples.articles, ids)
		await seedComments(transaction, samples.comments, ids, now)
		await seedNotifications(transaction, samples.notifications, known(members, samples.demoMember), ids, now)
		await seedGroups(transaction, samples.groups, samples.demoMember, ids)
		await seedTalk(transaction, samples, ids, now)
		await seedFriendships(transaction, samples.friendships, ids, now)
		await seedRelations(transaction, samples, ids, now)
		await seedLists(transaction, samples, ids, now)
		await seedWatchGroups(transaction, samples, ids, now)
		await seedRecommendations(transaction, samples, ids, now)
		await seedReviews(transaction, samples, ids, now)
		const trending = samples.trending.map((term, index) => ({ position: index + 1, term }))
		await insertRows(transaction, 'trending_term', trending)
		return true
	})
}

/** Normalizes every text of a value to NFC: "ã" as one character. */
function composed<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value).normalize('NFC')) as Value
}
