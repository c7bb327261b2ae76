import { sql } from 'kysely'
import { artworkPath, type Badge, type Profile, type ProfileRelation, type Role } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { ProfileAccess } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { mayWrite } from '../conversation/mayWrite.ts'
import { directChatOf } from '../conversation/openDirect.ts'
import { countConnections, isFollowing } from '../follow/follow.ts'
import { friendshipOf } from '../friend/friendship.ts'
import { countLikes, isLikedBy } from './likeProfile.ts'
import { profileStats, scoresGiven } from './stats.ts'

/** Reads a profile for a viewer, whose right to see it was checked before. */
export async function readProfile(db: Database, { ownerId, viewer }: ProfileAccess): Promise<Profile> {
	const [row, likes, counts, stats, scores, relation] = await Promise.all([
		readMember(db, ownerId),
		countLikes(db, ownerId),
		countConnections(db, ownerId, viewer?.id ?? null),
		profileStats(db, ownerId, viewer?.id === ownerId),
		scoresGiven(db, ownerId, viewer?.id === ownerId),
		relationOf(db, ownerId, viewer?.id ?? null),
	])
	return {
		id: row.id,
		username: row.username,
		avatarUrl: row.avatar_url ?? artworkPath('avatar', row.id),
		bannerUrl: row.banner_url ?? artworkPath('banner', row.id),
		bio: row.bio,
		role: row.role,
		badges: row.badges,
		joinedAt: row.joined_at.toISOString(),
		likes,
		...counts,
		stats,
		...scores,
		isPublic: row.is_public,
		relation,
	}
}

interface Row {
	id: string
	username: string
	avatar_url: string | null
	banner_url: string | null
	bio: string
	role: Role
	joined_at: Date
	badges: Badge[]
	is_public: boolean
}

async function readMember(db: Database, id: string): Promise<Row> {
	const { rows } = await sql<Row>`
		select m.id, m.username, m.avatar_url, m.banner_url, m.bio, m.role, m.joined_at,
			array(select badge from member_badge where member_id = m.id order by badge) as badges,
			not exists (select from member_privacy where member_id = m.id and not is_public) as is_public
		from member m where m.id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}

async function relationOf(db: Database, ownerId: string, viewerId: string | null): Promise<ProfileRelation> {
	if (viewerId === ownerId) return { kind: 'self' }
	if (viewerId === null) return { kind: 'other', isFollowed: false, followsReader: false, isLiked: false }
	const [isFollowed, followsReader, isLiked, friendship, conversationId] = await Promise.all([
		isFollowing(db, viewerId, ownerId),
		isFollowing(db, ownerId, viewerId),
		isLikedBy(db, ownerId, viewerId),
		friendshipOf(db, viewerId, ownerId),
		directChatOf(db, viewerId, ownerId),
	])
	const writeRequest = { memberId: viewerId, otherId: ownerId, conversationId: conversationId ?? null }
	return {
		kind: 'other',
		isFollowed,
		followsReader,
		isLiked,
		friendship,
		canWrite: await mayWrite(db, writeRequest),
	}
}
