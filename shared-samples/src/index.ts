import { ANIME } from './anime/index.ts'
import { COMMENTS } from './comments/index.ts'
import { GROUPS } from './groups.ts'
import { MANGA } from './manga/index.ts'
import { DEMO_MEMBER, MEMBERS } from './members.ts'
import { ARTICLES } from './news/index.ts'
import { NOTIFICATIONS } from './notifications.ts'
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
	trending: TRENDING,
}
