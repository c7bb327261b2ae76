import sharp from 'sharp'
import { testSite } from '../../testing/site.testing.ts'
import { ARTICLE, creationBench } from './creation.testing.ts'

const site = testSite()
const { create, member, read, send, undo, upload } = creationBench(site)

const preview = async (content: string) =>
	(await send('POST', 'creations/news/preview', undefined, { content })).json().html

test('an article is published at once: its page, the news, home, search, the feed and the map of the site', async () => {
	await read('home')
	const answer = await create('news', await member('member', { username: 'Bia' }))
	const { id } = answer.json()
	expect(answer.json()).toEqual({ id, path: `/news/${id}` })
	expect(await read(`news/${id}`)).toMatchObject({
		title: ARTICLE.title,
		excerpt: ARTICLE.summary,
		category: 'releases',
		author: 'Bia',
		publishedAt: '2026-04-01T12:00:00.000Z',
		readMinutes: 1,
		body: '<p>Primeiro parágrafo.</p>\n<h2>Elenco</h2>\n<p>Segundo, com <strong>negrito</strong>.</p>',
	})
	expect((await read('news')).featured).toMatchObject({ id })
	expect((await read('home')).news).toMatchObject([{ id }])
	expect((await read('search?q=temporada')).news).toMatchObject([{ id }])
	const feed = (await site.app.inject('/feeds/news.atom')).body
	expect(feed).toContain(`/news/${id}`)
	expect(feed).toContain('<name>Bia</name>')
	expect((await site.app.inject('/sitemaps/news-0.xml')).body).toContain(`/news/${id}</loc>`)
})

test('who changes their name signs with the new one, and whoever leaves takes it along', async () => {
	const key = await member('member', { username: 'Antiga' })
	const { id } = (await create('news', key)).json()
	await site.db.updateTable('member').set({ username: 'Nova' }).where('username', '=', 'Antiga').execute()
	expect((await read(`news/${id}`)).author).toBe('Nova')
	await site.db.deleteFrom('member').where('username', '=', 'Nova').execute()
	expect(await read(`news/${id}`)).toMatchObject({ author: 'Niouka', authorAvatarUrl: null })
})

test.each([
	['um\ndois\n\ntrês', '<p>um<br />dois</p>\n<p>três</p>'],
	['<p>um</p>\n\n<ul><li>a</li></ul>', '<p>um</p>\n<ul><li>a</li></ul>'],
	['<h1>Grande</h1>\n \n <blockquote>Dito</blockquote>', '<h2>Grande</h2>\n<blockquote>Dito</blockquote>'],
	['<em>um</em> e dois', '<p><em>um</em> e dois</p>'],
	['a < b && c', '<p>a &lt; b &amp;&amp; c</p>'],
	['<script>alert(1)</script>ok', '<p>ok</p>'],
	['<a href="javascript:alert(1)" onclick="x()">toque</a>', '<p><a>toque</a></p>'],
	['<img src="https://longe.example/x.png">', '<p></p>'],
	['', ''],
])('%j is shown as %j before and after it is published', async (content, html) => {
	expect(await preview(content)).toBe(html)
	if (!/[a-z]/.test(html.replace(/<[^>]*>/g, ''))) return
	const { id } = (await create('news', await member(), { content })).json()
	expect((await read(`news/${id}`)).body).toBe(html)
})

test.each(['<script>x</script>', '<p></p>', '&nbsp;', '<img src="https://longe.example/x.png">', '<br>\n\n<hr>'])(
	'of %j nothing would be left to read',
	async (content) => {
		const answer = await create('news', await member(), { content })
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { content: 'text.required' }])
	},
)

test.each([
	['tags', '<b>'.repeat(10_000)],
	['closed tags', '<b></b>'.repeat(7_000)],
	['paragraphs', 'x\n\n'.repeat(16_000)],
	['line breaks', 'x\n'.repeat(24_000)],
	['brackets', '<'.repeat(50_000)],
	['characters', 'x'.repeat(100_001)],
])('content of too many %s is refused before it is sanitised, in the preview too', async (_what, content) => {
	const answers = [
		await send('POST', 'creations/news/preview', undefined, { content }),
		await create('news', await member(), { content }),
	]
	for (const answer of answers)
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { content: 'text.tooLong' }])
})

test('a long article with a thousand paragraphs is shown', async () => {
	const html = await preview('Um parágrafo com <strong>negrito</strong>.\n\n'.repeat(1000))
	expect(html.match(/<p>/g)).toHaveLength(1000)
})

test('pictures of an article are kept as long as it shows them', async () => {
	const key = await member()
	const picture = (background: string) =>
		sharp({ create: { width: 90, height: 60, channels: 3, background } })
			.png()
			.toBuffer()
	const imageUrl = await upload(key, 'article', await picture('#111'))
	const inside = await upload(key, 'article', await picture('#222'))
	const content = `Veja:\n\n<figure><img src="${inside}" alt="A rua"></figure>\n\n<img src="${inside}">`
	const { id } = (await create('news', key, { imageUrl, content })).json()
	expect(await read(`news/${id}`)).toMatchObject({ imageUrl, body: expect.stringContaining(inside) })
	const used = await site.db.selectFrom('upload_use').select(['purpose', 'owner']).orderBy('owner').execute()
	expect(used).toEqual([
		{ purpose: 'article', owner: String(id) },
		{ purpose: 'article', owner: `${id}:1` },
	])
	const gone = await create('news', key, { content: `x <img src="/uploads/${'1'.repeat(64)}.webp">` })
	expect(gone.json().fields).toEqual({ content: 'upload.gone' })
})

test('a moderator takes an article back, and brings it in again', async () => {
	const moderator = await member('moderator')
	const { id } = (await create('news', await member())).json()
	const { id: creation } = await site.db
		.selectFrom('revision')
		.where('entity', '=', 'article')
		.where('entity_id', '=', id)
		.select('id')
		.executeTakeFirstOrThrow()
	const taken = await undo(moderator, creation)
	expect((await send('GET', `news/${id}`)).statusCode).toBe(404)
	expect((await read('search?q=temporada')).news.map((one: { id: number }) => one.id)).not.toContain(id)
	await undo(moderator, taken.json().revision)
	expect((await send('GET', `news/${id}`)).statusCode).toBe(200)
})
