import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'
import { OBRA } from '../foreignSeries/series.testing.ts'
import { testMemberDay } from './memberDay.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

testMemberDay(site, 'an app', async ({ id }) =>
	site.app.inject({
		method: 'PATCH',
		url: `/api/v1/me/list/${OBRA.second}`,
		headers: await bearer(site.app, id, 'list:write'),
		payload: { progress: 12, status: 'completed' },
	}),
)

testMemberDay(site, 'the site', ({ headers }) =>
	site.app.inject({
		method: 'PATCH',
		url: `/api/list/${OBRA.second}`,
		headers,
		payload: { status: 'completed' },
	}),
)
