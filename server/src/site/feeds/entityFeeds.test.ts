import { relationBench } from '../../community/relation.testing.ts'
import { TEXT as REVIEW } from '../../community/review/review.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { parseXml } from './wellFormed.testing.ts'

const site = testSite({ environment: { SITE_URL: 'https://niouka.example', SITE_DEMO: 'false' } })
const { addTitle, newMember, send, setPublic } = relationBench(site)

async function read(url: string) {
	const answer = await site.app.inject({ url })
	expect(answer.statusCode).toBe(200)
	const elements = parseXml(answer.body)
	const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text)
	return { answer, titles: texts('title'), ids: texts('id'), body: answer.body }
}
async function missing(url: string) {
	const { statusCode, body } = await site.app.inject({ url })
	return [statusCode, JSON.parse(body).code]
}

test('the feed of a title has its releases, the news that name it, and reviews of public members', async () => {
	const title = await addTitle('O Sino')
	const [bia, caio] = [await newMember('Bia'), await newMember('Caio')]
	await insertRows(site.db, 'airing', [
		{ title_id: title, episode_number: 3, airs_at: new Date('2026-03-30T12:00:00Z'), zone: 'Asia/Tokyo', source: 'x' },
		{ title_id: title, episode_number: 4, airs_at: new Date('2026-04-06T12:00:00Z'), zone: 'Asia/Tokyo', source: 'x' },
	])
	await insertRows(site.db, 'news_article', [
		{
			id: 7,
			category: 'industry',
			title: 'Sino na tela',
			excerpt: 'Volta em maio.',
			body: '<p>Volta.</p>',
			author: 'Bia',
			published_at: new Date('2026-03-31T12:00:00Z'),
			read_minutes: 1,
		},
	])
	await insertRows(site.db, 'article_title', [{ article_id: 7, title_id: title }])
	for (const member of [bia, caio])
		await send('POST', `titles/${title}/reviews`, member, { text: REVIEW, score: 9, spoilerNumber: 2 })
	await setPublic(caio, false)
	const { titles, ids, body, answer } = await read(`/feeds/titles/${title}.xml`)
	expect(titles).toEqual(['O Sino · Niouka', 'Resenha de Bia', 'Sino na tela', 'O Sino: episódio 3'])
	expect(new Set(ids).size).toBe(ids.length)
	expect(body).not.toContain(REVIEW.slice(0, 40))
	const again = await site.app.inject({
		url: `/feeds/titles/${title}.xml`,
		headers: { 'if-none-match': String(answer.headers.etag) },
	})
	expect(again.statusCode).toBe(304)
	expect((await read(`/feeds/titles/${title}.xml?hl=en`)).titles[1]).toBe('Review by Bia')
	expect(await missing('/feeds/titles/99999.xml')).toEqual([404, 'request.notFound'])
	expect(await missing('/feeds/titles/a.xml')).toEqual([404, 'request.notFound'])
})

test('the feed of a member has what a visitor sees, and a private one is as missing as an unknown one', async () => {
	const title = await addTitle('O Sino')
	const bia = await newMember('Bia dos Anjos')
	await send('PUT', `saved/${title}`, bia)
	await send('PUT', `titles/${title}/vote`, bia, { score: 8 })
	const url = '/feeds/members/Bia%20dos%20Anjos.xml'
	const { titles, body } = await read(url)
	expect(titles.slice(1).sort()).toEqual(['Deu nota 8: O Sino', 'Salvou O Sino'])
	expect(body).toContain('https://niouka.example/feeds/members/Bia%20dos%20Anjos.xml')
	await send('PATCH', `list/${title}`, bia, { isPrivate: true })
	await setPublic(bia, false)
	const unknown = await site.app.inject({ url: '/feeds/members/Ninguem.xml' })
	const hidden = await site.app.inject({ url })
	const plain = (text: string) => text.replace(/"requestId":"[^"]+"/, '')
	expect([hidden.statusCode, plain(hidden.body)]).toEqual([404, plain(unknown.body)])
})

test('a feed has the newest fifty', async () => {
	const bia = await newMember('Bia')
	const ids = await Promise.all(Array.from({ length: 55 }, (_, number) => addTitle(`t${number}`)))
	await insertRows(
		site.db,
		'saved_title',
		ids.map((title_id, place) => ({
			member_id: bia.id,
			title_id,
			saved_at: new Date(site.clock.now.getTime() + place),
		})),
	)
	const { titles } = await read('/feeds/members/Bia.xml')
	expect(titles).toHaveLength(51)
	expect(titles[1]).toBe('Salvou t54')
})

test('the feed of a public list has the titles that were added last, a private list has none', async () => {
	const title = await addTitle('O Sino')
	const bia = await newMember('Bia')
	const made = await send('POST', 'lists', bia, { title: 'Gemas', description: 'Raras.', isPublic: true })
	const { id } = made.json().list
	await send('PUT', `lists/${id}/items/${title}`, bia)
	const { titles } = await read(`/feeds/lists/${id}.xml`)
	expect(titles).toEqual(['Gemas · Niouka', 'O Sino'])
	await site.db.updateTable('custom_list').set({ is_public: false }).execute()
	expect(await missing(`/feeds/lists/${id}.xml`)).toEqual([404, 'request.notFound'])
	expect(await missing('/feeds/lists/cl99999.xml')).toEqual([404, 'request.notFound'])
})
