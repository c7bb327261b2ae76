import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

test('a member chooses how scores are shown; only their own pages know it', async () => {
	const { headers } = await newMember(site.app)
	const own = async () => (await site.app.inject({ url: '/api/auth/session', headers })).json().user
	const choose = (scale: string) =>
		site.app.inject({ method: 'PUT', url: '/api/account/score-scale', headers, payload: { scale } })
	expect(await own()).not.toHaveProperty('scoreScale')
	expect((await choose('POINT_5')).json()).toEqual({ done: true })
	expect(await own()).toMatchObject({ scoreScale: 'POINT_5' })
	await choose('POINT_10')
	expect(await own()).not.toHaveProperty('scoreScale')
})
