import { sql } from 'kysely'
import { artworkPath, type Locale, profilePath } from 'shared-contract'
import { readableMemberId } from '../../community/profile/resolveProfile.ts'
import type { Database } from '../../core/database/schema.ts'
import { describe } from './description.ts'
import type { PageHead } from './pageHead.ts'
import { profileSentence, profileTitle } from './sentences.ts'

interface MemberRow {
	id: string
	username: string
	bio: string
	avatar_url: string | null
	joined_at: Date
	followers: number
}

/**
 * The head of a profile as an anonymous visitor sees it. A private profile is indistinguishable from a missing one; the own
 * profile at `/profile` is not indexed.
 */
export async function profileHead(
	db: Database,
	path: string,
	locale: Locale,
	origin: string,
): Promise<PageHead | 'missing' | 'private'> {
	if (path === '/profile') return 'private'
	const row = await readMember(db, nameIn(path))
	if (!row) return 'missing'
	const own = profilePath(row.username)
	const description = describe(row.bio.trim() || profileSentence(locale, row.username))
	return {
		path: own,
		title: `${profileTitle(locale, row.username)} · Niouka`,
		description,
		type: 'profile',
		picture: `/og/profile/${row.id}.png`,
		pictureText: row.username,
		facts: [['profile:username', row.username]],
		data: [
			{
				'@type': 'ProfilePage',
				url: origin + own,
				dateCreated: row.joined_at.toISOString(),
				mainEntity: {
					'@type': 'Person',
					'@id': `${origin}${own}#person`,
					name: row.username,
					url: origin + own,
					image: new URL(row.avatar_url ?? artworkPath('avatar', row.id), origin).href,
					description,
					interactionStatistic: {
						'@type': 'InteractionCounter',
						interactionType: 'https://schema.org/FollowAction',
						userInteractionCount: row.followers,
					},
				},
			},
		],
	}
}

function nameIn(path: string): string | undefined {
	const [, , name, ...rest] = path.split('/')
	if (name === undefined || rest.length > 0) return undefined
	try {
		const text = decodeURIComponent(name)
		return text.isWellFormed() && !text.includes('\0') ? text : undefined
	} catch {
		return undefined
	}
}

async function readMember(db: Database, username: string | undefined): Promise<MemberRow | undefined> {
	const id = username === undefined ? undefined : await readableMemberId(db, null, username)
	if (id === undefined) return undefined
	const { rows } = await sql<MemberRow>`
		select id, username, bio, avatar_url, joined_at,
			(select count(*)::int from member_follow where followed_id = member.id) as followers
		from member where id = ${id}`.execute(db)
	return rows[0]
}
