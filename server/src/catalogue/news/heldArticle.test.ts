import { appealPath } from 'shared-contract'
import { contentBench } from '../../community/report/content.testing.ts'
import { GOOD_PASSWORD, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { ARTICLE } from '../creation/creation.testing.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '1', SITE_DEMO: 'false' } })
const { decide, fill, queue, read, send, someone, told } = contentBench(site)
const TITLE = 'Furo de jabuticaba'
let newcomer: TestMember
let moderator: TestMember

beforeEach(async () => {
	await fill()
	newcomer = await someone()
	moderator = await someone('moderator')
})

const publish = async (who: TestMember) =>
	(await send('POST', 'creations/news', who, { ...ARTICLE, title: TITLE })).json()
const get = (path: string, who?: TestMember) =>
	site.app.inject({ method: 'GET', url: path, headers: who?.headers ?? {} })
const revisions = () => site.db.selectFrom('revision').select(['entity', 'entity_id', 'member_id']).execute()
/** What everybody can read of the site's news. */
const everywhere = async () => {
	const paths = ['/api/news', '/api/home', '/api/search?q=jabuticaba', '/feeds/news.atom', '/api/dashboard']
	return (await Promise.all(paths.map(async (path) => (await get(path)).body))).join('\n')
}

test('the article of a new member waits: only they and moderators see it', async () => {
	const { id, ...created } = await publish(newcomer)
	expect(created).toEqual({ path: `/news/${id}`, waits: true })
	expect(await everywhere()).not.toContain('jabuticaba')
	expect((await get(`/api/news/${id}`, newcomer)).statusCode).toBe(404)
	expect(await revisions()).toEqual([])
	expect((await get(`/api/discussions/news/${id}`)).statusCode).toBe(404)
	for (const who of [newcomer, moderator]) {
		expect((await get(`/api/news/${id}/held`, who)).json()).toMatchObject({
			held: 'waiting',
			article: { title: TITLE },
		})
	}
	const waiting = await queue(moderator, '?task=review')
	expect(waiting.items).toMatchObject([
		{ content: { kind: 'article', id: String(id), state: 'waiting', title: TITLE } },
	])
})

test('an accepted article appears as of then, with its author’s revision, and they are told', async () => {
	const { id } = await publish(newcomer)
	site.clock.now = new Date(site.clock.now.getTime() + 3_600_000)
	const key = { kind: 'article', id: String(id) } as const
	expect((await decide(key, moderator, { action: 'accept', reason: '' })).json()).toEqual({ done: true })
	expect((await get(`/api/news/${id}`)).json()).toMatchObject({
		title: TITLE,
		author: newcomer.username,
		publishedAt: site.clock.now.toISOString(),
	})
	expect(await everywhere()).toContain('jabuticaba')
	expect(await revisions()).toEqual([{ entity: 'article', entity_id: id, member_id: newcomer.id }])
	expect(await told(newcomer)).toContainEqual(['moderation', 'published', `/news/${id}`])
	expect((await decide(key, moderator, { action: 'accept' })).json().code).toBe('moderation.settled')
	expect((await queue(moderator)).total).toBe(0)
})

test('a refused article stays withheld with the reason, and its author may appeal', async () => {
	const { id } = await publish(newcomer)
	const key = { kind: 'article', id: String(id) } as const
	expect((await decide(key, moderator, { action: 'refuse', reason: '' })).statusCode).toBe(400)
	await decide(key, moderator, { action: 'refuse', reason: 'Sem fonte', rule: 'another' })
	expect((await get(`/api/news/${id}`)).statusCode).toBe(404)
	expect(await told(newcomer)).toContainEqual(['moderation', 'notPublished', appealPath('article', String(id))])
	expect(await read(`appeals/article/${id}`, newcomer)).toMatchObject({ reason: 'Sem fonte', rule: 'another' })
	await send('POST', `appeals/article/${id}`, newcomer, { text: 'A fonte é esta.' })
	await decide(key, await someone('moderator'), { action: 'reverse', reason: 'Tem fonte' })
	expect((await get(`/api/news/${id}`)).json()).toMatchObject({ title: TITLE })
})

test('moderators publish at once', async () => {
	const { id } = await publish(moderator)
	expect((await get(`/api/news/${id}`)).json()).toMatchObject({ title: TITLE })
})

test('an article that waits goes with the account of its author', async () => {
	const { id } = await publish(newcomer)
	await site.db.deleteFrom('news_article').where('id', '<>', id).execute()
	await send('POST', 'account/deletion', newcomer, { password: GOOD_PASSWORD })
	expect(await site.db.selectFrom('news_article').select('id').execute()).toEqual([])
})
