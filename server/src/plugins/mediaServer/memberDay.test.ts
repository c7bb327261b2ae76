import { testMemberDay } from '../../library/list/memberDay.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { mediaBench } from './mediaServer.testing.ts'
import { jellyfin } from './payloads.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { add, post } = mediaBench(site)

testMemberDay(site, 'a media server', async (member) => {
	const { token } = await add(member, 'jellyfin')
	await post(token, jellyfin({ EpisodeNumber: 12 }))
})
