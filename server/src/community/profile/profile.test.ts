import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite()
const { newMember, send, read, refusal, setPublic, addEpisode, addTitle } = relationBench(site)

test('a profile has its data and the relation to the viewer', async () => {
	const [bia, caio] = [await newMember('Bia Kagawa'), await newMember('Caio')]
	await send('PUT', `members/${bia.id}/follow`, caio)
	await send('PUT', `members/${bia.id}/like`, caio)
	expect(await read('profiles/Bia%20Kagawa', caio)).toEqual({
		id: bia.id,
		username: 'Bia Kagawa',
		avatarUrl: `/art/avatar/${bia.id}.svg`,
		bannerUrl: `/art/banner/${bia.id}.svg`,
		bio: '',
		role: 'member',
		badges: [],
		joinedAt: expect.stringMatching(/Z$/),
		likes: 1,
		followers: 1,
		following: 0,
		stats: { animes: 0, episodes: 0, mangas: 0, chapters: 0 },
		scores: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
		meanScore: 0,
		isPublic: true,
		relation: {
			kind: 'other',
			isFollowed: true,
			followsReader: false,
			isLiked: true,
			friendship: { state: 'none', requestId: null },
			canWrite: false,
		},
	})
	expect((await read('profiles/Caio', bia)).relation).toMatchObject({ isFollowed: false, followsReader: true })
	expect((await read('profiles/@me', bia)).relation).toEqual({ kind: 'self' })
})

test('the statistics count saved titles and opinions, each title once', async () => {
	const bia = await newMember()
	const [series, film, manga] = [await addTitle('a'), await addTitle('b'), await addTitle('c', 'manga')]
	await send('PUT', `saved/${series}`, bia)
	await send('PUT', `titles/${series}/vote`, bia, { score: 9 })
	await send('PUT', `titles/${film}/vote`, bia, { score: 9 })
	await send('PUT', `titles/${manga}/vote`, bia, { score: 2 })
	const episode = await addEpisode(series)
	await send('PUT', `episodes/${episode}/reaction`, bia, { reaction: 'like' })
	const profile = await read('profiles/@me', bia)
	expect(profile.stats).toEqual({ animes: 2, episodes: 1, mangas: 1, chapters: 0 })
	expect(profile.scores).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 2, 0])
	expect(profile.meanScore).toBeCloseTo(20 / 3)
	await send('PUT', `titles/${film}/vote`, bia, { score: 8.5 })
	expect((await read('profiles/@me', bia)).meanScore).toBeCloseTo(6.5)
	await site.db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', series).execute()
	expect((await read('profiles/@me', bia)).stats).toEqual({ animes: 1, episodes: 0, mangas: 1, chapters: 0 })
})

test('statistics are counted beyond 32 bits', async () => {
	const bia = await newMember()
	for (const name of ['a', 'b']) {
		const titleId = await addTitle(name, 'manga')
		await send('PUT', `saved/${titleId}`, bia)
		await site.db
			.insertInto('list_progress')
			.values({ member_id: bia.id, title_id: titleId, round: 0, first: 1, last: 2e9, seen_at: site.clock.now })
			.execute()
	}
	expect((await read('profiles/@me', bia)).stats.chapters).toBe(4e9)
})

test.each(['bia kagawa', 'BIA.KAGAWA', 'biákagawa', 'bia-kagawa', 'Ｂｉａ　Ｋａｇａｗａ'.replace('　', ' ')])(
	'%s is the same member: the answer has the name as it is written',
	async (spelling) => {
		await newMember('Bia Kagawa')
		expect((await read(`profiles/${encodeURIComponent(spelling)}`)).username).toBe('Bia Kagawa')
	},
)

test('a former username leads to its member until another member takes it', async () => {
	const bia = await newMember('Bia Nova')
	await site.db.insertInto('former_username').values({ username_key: 'biavelha', member_id: bia.id }).execute()
	expect((await read('profiles/Bia%20Velha')).username).toBe('Bia Nova')
	await newMember('Bia Velha')
	expect((await read('profiles/Bia%20Velha')).username).toBe('Bia Velha')
})

test('a profile has the friendship, the open request and the viewer’s right to write', async () => {
	const [bia, caio] = [await newMember('Bia'), await newMember('Caio')]
	const stands = async (name: string, by: typeof bia) => {
		const { friendship, canWrite } = (await read(`profiles/${name}`, by)).relation
		return [friendship.state, friendship.requestId, canWrite]
	}
	const { request } = (await send('POST', 'friends/requests', bia, { memberId: caio.id })).json()
	expect([await stands('Caio', bia), await stands('Bia', caio)]).toEqual([
		['sent', request.id, false],
		['received', request.id, false],
	])
	await send('POST', `friends/requests/${request.id}/accept`, caio)
	expect([await stands('Caio', bia), await stands('Bia', caio)]).toEqual([
		['friends', null, true],
		['friends', null, true],
	])
})

test('without an account the own profile is the sample member’s in a demo, else refused', async () => {
	await site.db.insertInto('member').values({ username: 'Amostra', username_key: 'amostra', is_sample: true }).execute()
	expect(await read('profiles/@me')).toMatchObject({ username: 'Amostra', relation: { kind: 'self' } })
	await newMember('Bia')
	expect(await refusal('GET', 'profiles/@me')).toEqual([401, 'auth.required'])
	expect((await read('profiles/Bia')).relation).toMatchObject({ kind: 'other', isFollowed: false })
})

test('a member likes a profile once', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	const path = `members/${bia.id}/like`
	for (const by of [caio, caio, duda]) await send('PUT', path, by)
	expect((await send('PUT', path, duda)).json()).toEqual({ isLiked: true, likes: 2 })
	expect((await send('DELETE', path, caio)).json()).toEqual({ isLiked: false, likes: 1 })
	expect((await send('DELETE', path, caio)).json()).toEqual({ isLiked: false, likes: 1 })
})

test('a like of a private profile can be removed, without its count', async () => {
	const [bia, caio, duda] = [await newMember('Bia'), await newMember(), await newMember()]
	const path = `members/${bia.id}/like`
	for (const by of [caio, duda]) await send('PUT', path, by)
	await setPublic(bia, false)
	const taken = await send('DELETE', path, caio)
	expect([taken.statusCode, taken.json()]).toEqual([200, { isLiked: false, likes: 0 }])
	expect(await refusal('DELETE', path, caio)).toEqual([404, 'request.notFound'])
	expect((await read('profiles/@me', bia)).likes).toBe(1)
})

test('a banner is generated from any id', async () => {
	const bia = await newMember()
	for (const id of [bia.id, '11111111-2222-3333-4444-555555555555']) {
		const answer = await site.app.inject(`/art/banner/${id}.svg`)
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
	}
})
