import type { Activity, Profile } from 'shared-contract'

/** A profile for tests. */
export function profileOf(change: Partial<Profile> = {}): Profile {
	return {
		id: '11111111-2222-4333-8444-555555555555',
		username: 'Helô Vidal',
		avatarUrl: '/art/avatar/1.svg',
		bannerUrl: '/art/banner/1.svg',
		bio: 'Prefiro romance que demora.',
		role: 'moderator',
		badges: ['beta'],
		joinedAt: '2024-11-17T00:00:00.000Z',
		likes: 2,
		followers: 1234,
		following: 1,
		stats: { animes: 12345, episodes: 0, mangas: 3, chapters: 7 },
		scores: [0, 0, 0, 0, 0, 0, 0, 0, 1, 3],
		isPublic: true,
		relation: { kind: 'other', isFollowed: false, followsReader: true, isLiked: false },
		...change,
	}
}

const TITLE = {
	id: 7,
	kind: 'anime',
	format: 'Movie',
	title: 'O *Sino*',
	englishTitle: null,
	japaneseTitle: null,
} as const

/** An activity for tests. */
export function activityOf(id: string, change: Partial<Activity> = {}): Activity {
	return {
		id,
		event: 'saved',
		at: new Date(Date.now() - 3_600_000).toISOString(),
		subject: { kind: 'title', title: TITLE },
		score: null,
		progress: null,
		...change,
	}
}

export const EPISODE_SUBJECT: Activity['subject'] = { kind: 'episode', id: 9, number: 3, title: TITLE }
