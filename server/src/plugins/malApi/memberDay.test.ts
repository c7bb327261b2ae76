import { testMemberDay } from '../../library/list/memberDay.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

testMemberDay(site, 'a client of MyAnimeList', async ({ id }) =>
	site.app.inject({
		method: 'PATCH',
		url: '/mal/v2/anime/103/my_list_status',
		headers: {
			...(await bearer(site.app, id, 'list:write')),
			'content-type': 'application/x-www-form-urlencoded',
		},
		payload: 'status=completed&num_watched_episodes=12',
	}),
)
