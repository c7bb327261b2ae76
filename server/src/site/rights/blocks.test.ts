import { randomUUID } from 'node:crypto'
import { SERIES } from '../../community/comment/comment.testing.ts'
import { messageBench } from '../../community/message.testing.ts'
import { TEXT as REVIEW } from '../../community/review/review.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { ask, resolvePlaces } from './ask.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'

const rights = await allRights()

/** What a member keeps for themself; a copy of everything names also whom they blocked. */
const OWN = /^\/api\/(blocks|list-exports\/)/
/** Who made something of the catalogue is part of it, and the same answer goes to everybody. */
const CREDITS = /^\/api\/(titles\/\{title\}(\/schedule)?|news|news\/\{article\}|revisions\/title\/\{title\}|missing)$/

/** Cards for pages of other sites, which know no reader. */
const FOR_OTHERS = /^\/embed\//

const isAsked = (path: string) => ![OWN, CREDITS, FOR_OTHERS].some((left) => left.test(path))
const reads = rights.filter(({ method, path }) => method === 'GET' && isAsked(path))

/** Searches by a name, and what is asked beside the table. */
const MORE = [
	'/api/search?q={name}',
	'/api/search/page?q={name}',
	'/api/search?q=chorar',
	'/api/search/page?q=chorar',
	'/api/friends/search?q={name}',
	'/api/friends?name={name}',
	'/api/conversations/direct?name={name}',
	'/api/profiles/{name}',
	'/api/profiles/{name}/lists',
	'/api/profiles/{name}/statistics',
	'/api/profiles/{somebody}/connections?side=followers',
	'/api/profiles/{friend}/connections?side=following',
	'/api/profiles/{friend}/connections?side=following&q={name}',
	'/api/profiles/@me/comparison/{name}',
	'/api/profiles/{name}/comparison/{friend}',
	'/api/profiles/{friend}/comparison/{name}',
	'/api/groups/{public group}/members?name={name}',
]

const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
let world: Fixtures

beforeAll(async () => {
	world = await makeFixtures(site)
	const { join, say, send, read, channelOf } = messageBench(site)
	const { owner, blocked, friend, somebody } = world.people.byName
	// Both are where the other reads: in lists of followers, in a group, among the comments and the reviews.
	await send('POST', 'lists', blocked, { title: 'Chorar no trem', description: '', isPublic: true })
	const { id: listId } = (await read('profiles/@me/lists', blocked)).lists[0]
	await send('PUT', `lists/${listId}/items/${SERIES}`, blocked)
	await send('PUT', `members/${blocked.id}/follow`, friend)
	await site.db.deleteFrom('member_block').where('member_id', '=', somebody.id).execute()
	await send('PUT', `members/${somebody.id}/follow`, blocked)
	const group = world.places.get('public group')?.there as string
	for (const member of [owner, blocked]) {
		await join(group, member)
		await say(channelOf(await read(`groups/${group}`, member)), member, 'Cheguei!')
		await send('POST', `titles/${SERIES}/reviews`, member, { text: REVIEW, score: 8, spoilerNumber: null })
		await send('POST', `discussions/anime/${SERIES}`, member, { clientId: randomUUID(), text: 'Que estreia!' })
	}
})

/** What of a member an answer names, beyond what the request itself names. */
function tracesOf({ id, username }: TestMember, body: string, url: string): string[] {
	const asked = decodeURIComponent(url)
	return [id, username].filter((trace) => body.includes(trace) && !asked.includes(trace))
}

const get = (url: string, headers?: Record<string, string>) =>
	site.app.inject({ method: 'GET', url, headers: headers ?? {} })

describe.each([
	['owner', 'blocked'],
	['blocked', 'owner'],
] as const)('where %s blocked %s', (by, whom) => {
	beforeAll(async () => {
		const [{ id: memberId }, { id: blockedId }] = [world.people.byName[by], world.people.byName[whom]]
		await site.db.deleteFrom('member_block').execute()
		await site.db.insertInto('member_block').values({ member_id: memberId, blocked_id: blockedId }).execute()
	})

	test.each(reads.map((right): [string, Right] => [`${right.path} (${right.name})`, right]))(
		'%s names neither to the other',
		async (_name, right) => {
			for (const [reader, other] of [
				[by, whom],
				[whom, by],
			] as const) {
				const { body, raw } = await ask(site, world, right, reader, 'there')
				expect([reader, tracesOf(world.people.byName[other], body, raw.req.url ?? '')]).toEqual([reader, []])
			}
		},
	)

	test.each(MORE)('%s names neither to the other', async (address) => {
		for (const [reader, other] of [
			[by, whom],
			[whom, by],
		] as const) {
			const { headers } = world.people.byName[reader]
			const { id, username } = world.people.byName[other]
			const url = resolvePlaces(
				world,
				address.replaceAll('{name}', encodeURIComponent(username)),
				reader,
				'there',
				encodeURIComponent,
			)
			const { body, statusCode } = await get(url, headers)
			expect([reader, statusCode < 500, [id, username].filter((trace) => body.includes(trace))]).toEqual([
				reader,
				true,
				[],
			])
		}
	})
})

test('a visitor finds both, in an answer for everybody; that of a member is theirs alone', async () => {
	const { owner, blocked } = world.people.byName
	for (const path of ['search', 'search/page']) {
		const url = (name: string) => `/api/${path}?q=${encodeURIComponent(name)}`
		for (const { username } of [owner, blocked]) {
			const answer = await get(url(username))
			expect(answer.json().members).toMatchObject([{ name: username }])
			expect([answer.headers['cache-control'], answer.headers.vary]).toEqual([
				expect.stringContaining('public'),
				expect.stringContaining('authorization'),
			])
		}
		const own = await get(url(owner.username), owner.headers)
		expect(own.json().members).toMatchObject([{ name: owner.username }])
		expect(own.headers['cache-control']).toBe('private, no-cache')
		expect((await get(url(owner.username), world.people.byName.member.headers)).json().members).toHaveLength(1)
	}
})
