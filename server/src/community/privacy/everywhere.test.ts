import { ROUTES } from 'shared-contract/api'
import { ask } from '../../site/rights/ask.testing.ts'
import { type Fixtures, makeFixtures } from '../../site/rights/fixtures/fixtures.testing.ts'
import { allRights, type Right } from '../../site/rights/readRights.testing.ts'
import { routeOf } from '../../site/rights/routeOf.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const reads = (await allRights()).filter(({ method }) => method === 'GET')

/** Paths that show the names of authors of public actions, even of private members. */
const SIGNED = new Set([
	'GET /api/discussions/:subject/:subjectId',
	'GET /api/revisions/:entity/:id',
	'GET /api/titles/:id',
	'GET /api/titles',
	'GET /api/franchises/:id',
	'GET /api/people/:id',
	'GET /api/characters/:id',
	'GET /api/studios/:id',
	'GET /api/tags/:name',
	'GET /api/seasons/:year/:season',
	'GET /api/titles/:id/seasons/:number/episodes',
	'GET /api/home',
	'GET /api/ranking',
	'GET /api/episodes',
	'GET /api/episodes/:id',
	'GET /api/news',
	'GET /api/news/:id',
	// Its related articles name their authors, as on the page of any article.
	'GET /api/news/:id/held',
	'GET /api/dashboard/edits',
	// Their own group: who is in it sees who else is.
	'GET /api/groups/:id/members',
])
/** Viewers without a relation to the member; a moderator has no further rights here. */
const STRANGERS = ['visitor', 'member', 'moderator', 'not in it', 'Membro']

const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
const { send } = relationBench(site)
let world: Fixtures

beforeAll(async () => {
	world = await makeFixtures(site)
	const { themself, owner, somebody } = world.people.byName
	await send('PUT', 'privacy', themself, { isPublic: true })
	await send('POST', 'discussions/anime/1', themself, {
		text: 'Eu também!',
		pictureId: null,
		spoilerNumber: null,
		parentId: null,
	})
	for (const member of [owner, somebody]) {
		await send('PUT', `members/${member.id}/follow`, themself)
		await send('PUT', `members/${member.id}/like`, themself)
		await send('PUT', `members/${themself.id}/follow`, member)
	}
	await send('POST', 'groups/join', themself, { link: world.places.get('public group')?.there })
	await send('PUT', 'titles/1/vote', themself, { score: 10 })
	const changes = [{ field: 'description', from: '', to: 'Um começo.' }]
	await send('POST', 'edits/episode/1', themself, { changes })
	await site.db.updateTable('title').set({ posted_by: themself.id }).where('id', '=', 1).execute()
	await site.db.updateTable('news_article').set({ author_id: themself.id }).where('id', '=', 1).execute()
	await send('PUT', 'privacy', themself, { isPublic: false })
})

test.each(reads.map((right): [string, Right] => [`${right.path} (${right.name})`, right]))(
	'%s names nobody who is private',
	async (_name, right) => {
		const route = routeOf(right, ROUTES)
		if (SIGNED.has(`${route?.method} ${route?.path}`)) return
		const { id, username } = world.people.byName.themself
		for (const column of STRANGERS.filter((stranger) => right.outcomes.has(stranger))) {
			const { body } = await ask(site, world, right, column, 'there')
			for (const text of [id, username]) expect([column, body.includes(text)]).toEqual([column, false])
		}
	},
)

test('every path that contains the name is in the contract, and contains it', async () => {
	const { username } = world.people.byName.themself
	const carrying = new Set<string>()
	for (const right of reads) {
		const route = routeOf(right, ROUTES)
		const name = `${route?.method} ${route?.path}`
		if (!SIGNED.has(name)) continue
		for (const column of right.outcomes.keys()) {
			const { body } = await ask(site, world, right, column, 'there')
			if (body.includes(username)) carrying.add(name)
		}
	}
	expect(carrying).toContain('GET /api/discussions/:subject/:subjectId')
	expect([...SIGNED].filter((name) => !ROUTES.some(({ method, path }) => name === `${method} ${path}`))).toEqual([])
})

test('notifications name a private member only for public actions', async () => {
	const { owner, themself } = world.people.byName
	const { body } = await send('GET', 'notifications', owner)
	expect(body).not.toContain(themself.id)
	expect(body).not.toContain(themself.username)
	const followed = await send('GET', 'profiles/@me/connections?side=followers', owner)
	expect(followed.body).not.toContain(themself.username)
})
