import { sql } from 'kysely'
import { artworkPath, type Locale, memberYearPath, profilePath, statisticsPath, yearPicturePath } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { readableMemberId } from '../../core/identity/visibility/resolveProfile.ts'
import { memberFeedPath } from '../feeds/feedPaths.ts'
import { describe } from './description.ts'
import { breadcrumb, type PageHead } from './pageHead.ts'
import { profileSentence, profileTitle, statisticsTitle, yearTitle } from './sentences.ts'

interface MemberRow {
	id: string
	username: string
	bio: string
	avatar_url: string | null
	joined_at: Date
	followers: number
}

/**
 * The head of a profile, of its statistics or of one of its years, as an anonymous visitor sees it. A private profile is
 * indistinguishable from a missing one; the own profile at `/profile` is not indexed.
 */
export async function profileHead(
	db: Database,
	path: string,
	locale: Locale,
	origin: string,
): Promise<PageHead | 'missing' | 'private'> {
	if (path === '/profile') return 'private'
	const [, , name, part, ...rest] = path.split('/')
	if (rest.length > 0 || (part !== undefined && part !== 'stats' && !YEAR.test(part))) return 'missing'
	const row = await readMember(db, nameOf(name))
	if (!row) return 'missing'
	const { id, username } = row
	const head = profileItself(row, locale, origin)
	if (part === undefined) return head
	const beneath = { ...head, facts: [], data: [breadcrumb(origin, [[username, head.path]])] }
	if (part === 'stats')
		return { ...beneath, path: statisticsPath(username), title: `${statisticsTitle(locale, username)} · Niouka` }
	const year = Number(part)
	const title = yearTitle(locale, username, year)
	return {
		...beneath,
		path: memberYearPath(username, year),
		title: `${title} · Niouka`,
		picture: yearPicturePath(id, year),
		pictureText: title,
	}
}

const YEAR = /^(19|20)\d\d$/

function profileItself(row: MemberRow, locale: Locale, origin: string): PageHead {
	const own = profilePath(row.username)
	const description = describe(row.bio.trim() || profileSentence(locale, row.username))
	return {
		path: own,
		title: `${profileTitle(locale, row.username)} · Niouka`,
		description,
		type: 'profile',
		picture: `/og/profile/${row.id}.png`,
		pictureText: row.username,
		feed: memberFeedPath(row.username),
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

function nameOf(segment: string | undefined): string | undefined {
	if (segment === undefined) return undefined
	try {
		const text = decodeURIComponent(segment)
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
