import { SAMPLES } from 'shared-samples'
import { testSite } from '../../testing/site.testing.ts'
import { seed } from './seed.ts'

const site = testSite({
	async seed(db) {
		await seed(db, SAMPLES, new Date('2026-04-01T12:00:00Z'))
	},
})

const pageOf = async (id: number) => (await site.app.inject(`/api/titles/${id}`)).json()

test('a series that is on leads to its platforms, and one comes soon', async () => {
	const { platforms, trailers } = await pageOf(11)
	expect(platforms).toContainEqual(expect.objectContaining({ name: 'Kiosque', url: 'https://example.org/kiosque' }))
	expect(platforms).toContainEqual(expect.objectContaining({ status: 'soon', url: null }))
	expect(trailers).toHaveLength(2)
})

test('the mean of an episode is that of its votes', async () => {
	const [{ id }] = (await pageOf(11)).firstEpisodes
	const { score } = (await site.app.inject(`/api/episodes/${id}`)).json()
	expect(score.totalVotes).toBeGreaterThan(100)
	expect(score.totalVotes).toBe(score.distribution.reduce((sum: number, votes: number) => sum + votes, 0))
})
