import { type Activity, LANGUAGE_TAGS, profilePath, subjectPath } from 'shared-contract'
import { readActivity } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableMemberId } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { profileSentence, profileTitle } from '../head/sentences.ts'
import { activityText } from './activityText.ts'
import type { AtomFeed, FeedRequest } from './atom.ts'
import { MAX_ENTRIES } from './feedPaths.ts'

/** A feed of what a visitor sees of a member's activity. @throws Problem 404 for an unknown and for a private member */
export async function memberFeed(
	{ db, now }: AppContext,
	username: string,
	{ origin, locale, names, self }: FeedRequest,
): Promise<AtomFeed> {
	const ownerId = await readableMemberId(db, null, username)
	if (ownerId === undefined) throw new Problem('request.notFound', 404)
	const member = await db
		.selectFrom('member')
		.select(['username', 'joined_at'])
		.where('id', '=', ownerId)
		.executeTakeFirstOrThrow()
	const page = origin + profilePath(member.username)
	const activities = await newest(db, ownerId, now())
	return {
		self,
		page,
		title: `${profileTitle(locale, member.username)} · Niouka`,
		subtitle: profileSentence(locale, member.username),
		language: LANGUAGE_TAGS[locale],
		entries: activities.map((activity) => ({
			url: origin + subjectPath(activity.subject),
			id: `${page}#${activity.id}`,
			title: activityText(activity, locale, names ?? locale),
			updated: new Date(activity.at),
			author: member.username,
			summary: '',
		})),
	}
}

async function newest(db: Database, ownerId: string, now: Date): Promise<Activity[]> {
	const found: Activity[] = []
	for (let after: string | undefined; found.length < MAX_ENTRIES; ) {
		const { items, next } = await readActivity(db, { ownerId, viewerId: null, now, after })
		found.push(...items)
		if (next === null) break
		after = next
	}
	return found.slice(0, MAX_ENTRIES)
}
