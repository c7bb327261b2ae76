import { ANIME } from './anime/index.ts'
import { COMMENTS } from './comments/index.ts'
import { DUBS } from './dubs.ts'
import { FRIENDSHIPS } from './friends.ts'
import { GROUPS } from './groups.ts'
import { LISTS } from './lists.ts'
import { MANGA } from './manga/index.ts'
import { DEMO_MEMBER, MEMBERS } from './members.ts'
import { ARTICLES } from './news/index.ts'
import { NOTIFICATIONS } from './notifications.ts'
import { RECOMMENDATIONS } from './recommendations.ts'
import { EPISODE_OPINIONS, FOLLOWS, OPINIONS, PROFILE_LIKES } from './relations.ts'
import { REVIEWS } from './reviews.ts'
import { SERVICES } from './services.ts'
import { SONGS } from './songs.ts'
import { TAGS } from './tags.ts'
import { CHANNEL_TALK, DIRECT_CHATS } from './talk/index.ts'
import { TRENDING } from './trending.ts'
import type { Samples } from './types.ts'

export type * from './types.ts'

/** The invented catalogue and community that fill an empty database. */
export const SAMPLES: Samples = {
	demoMember: DEMO_MEMBER,
	members: MEMBERS,
	titles: [...ANIME, ...MANGA],
	articles: ARTICLES,
	comments: COMMENTS,
	notifications: NOTIFICATIONS,
	groups: GROUPS,
	channelTalk: CHANNEL_TALK,
	directChats: DIRECT_CHATS,
	friendships: FRIENDSHIPS,
	trending: TRENDING,
	follows: FOLLOWS,
	profileLikes: PROFILE_LIKES,
	opinions: OPINIONS,
	episodeOpinions: EPISODE_OPINIONS,
	lists: LISTS,
	recommendations: RECOMMENDATIONS,
	reviews: REVIEWS,
	tags: TAGS,
	songs: SONGS,
	dubs: DUBS,
	services: SERVICES,
}
