import { JSDOM } from 'jsdom'
import { LOCALES } from 'shared-contract'
import { errorMessage } from '../../core/language/translations.ts'
import { TEXTS_OF_REQUESTS } from '../../testing/hostileTexts.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { creationBench, type Form, type Key } from './creation.testing.ts'

const site = testSite()
const { create, member, read, send } = creationBench(site)

const PICTURES: [Form, string][] = [
	['manga', 'coverUrl'],
	['movie', 'bannerUrl'],
	['news', 'imageUrl'],
]

let key: Key
beforeEach(async () => {
	key = await member()
})
// What one member may add in a day is little; what the texts do is all the same on the next one.
const PAST = new Date('2020-01-01T00:00:00Z')
const nextDay = () => site.db.updateTable('revision').set({ made_at: PAST }).where('made_at', '>', PAST).execute()

/** The answers that are neither made nor a refusal that names the field. */
async function faults(form: Form, field: string, texts: readonly unknown[] = TEXTS_OF_REQUESTS) {
	const found: unknown[] = []
	for (const text of texts) {
		await nextDay()
		const answer = await create(form, key, { [field]: text })
		const { fields = {} } = answer.json()
		const isRefused = answer.statusCode === 400 && Object.keys(fields).join() === field
		if (answer.statusCode === 200) {
			const path = form === 'news' ? `news/${answer.json().id}` : `titles/${answer.json().id}`
			if ((await send('GET', path)).statusCode === 200) continue
		}
		if (!isRefused) found.push({ text, statusCode: answer.statusCode, body: answer.json() })
	}
	return found
}

test('hostile texts say nothing of when a title airs', async () => {
	expect(await faults('anime', 'airing')).toEqual([])
	expect(await site.db.selectFrom('airing_slot').select('id').execute()).toEqual([])
})

test('hostile texts as the content of an article leave nothing that could do anything', async () => {
	expect(await faults('news', 'content')).toEqual([])
	const bodies = await site.db.selectFrom('news_article').select('body').execute()
	for (const { body } of bodies) {
		const { document } = new JSDOM(`<body>${body}`).window
		expect(document.querySelector('script, style, iframe, object, embed, form, svg, math, base, meta, link')).toBeNull()
		for (const element of document.body.querySelectorAll('*')) {
			expect(element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
			expect(element.getAttribute('href') ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i)
		}
	}
})

test('hostile texts are no addresses of pictures', async () => {
	for (const [form, field] of PICTURES) expect(await faults(form, field)).toEqual([])
	const rows = await site.db.selectFrom('title').select(['poster_url', 'banner_url']).execute()
	const kept = rows.flatMap(({ poster_url, banner_url }) => [poster_url, banner_url]).filter((url) => url !== null)
	for (const url of kept) expect(url).toMatch(/^https:\/\//)
})

const ADDRESSES = [
	'javascript:alert(1)',
	' JavaScript:alert(1)',
	'data:image/svg+xml,<svg onload=alert(1)>',
	'http://exemplo.com.br/x.png',
	'//exemplo.com.br/x.png',
	'https://usuario:senha@exemplo.com.br/x.png',
	'/uploads/../api/site',
	'/art/poster/1.svg',
	'ftp://exemplo.com.br/x',
	'blob:https://exemplo.com.br/1',
	'file:///etc/passwd',
	'https://',
	'x',
]

test.each(ADDRESSES)('%s is no picture', async (address) => {
	for (const [form, field] of PICTURES) {
		const answer = await create(form, key, { [field]: address })
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: 'url.https' }])
	}
})

test.each([1899, 2037, -1, 0, 1e6])('%s is no year of a title', async (year) => {
	const answer = await create('anime', key, { year })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { year: 'year.invalid' }])
})

test('every empty field is named at once', async () => {
	const empty = {
		title: ' ',
		synopsis: '\u200b',
		posterUrl: '',
		summary: '\n',
		content: '',
		imageUrl: ' ',
		coverUrl: '',
	}
	const fields = async (form: Form) => Object.keys((await create(form, key, empty)).json().fields).sort()
	expect(await fields('anime')).toEqual(['posterUrl', 'synopsis', 'title'])
	expect(await fields('manga')).toEqual(['coverUrl', 'synopsis', 'title'])
	expect(await fields('movie')).toEqual(['posterUrl', 'synopsis', 'title'])
	expect(await fields('news')).toEqual(['content', 'imageUrl', 'summary', 'title'])
})

test('a text that is too long is refused by its field, in the reader’s language', async () => {
	for (const locale of LOCALES) {
		const answer = await create('anime', key, { title: 'x'.repeat(400) }, { 'accept-language': locale })
		expect(answer.json()).toMatchObject({
			fields: { title: 'text.tooLong' },
			msg: errorMessage('request.invalid', locale),
		})
		for (const code of ['text.tooLong', 'url.https', 'year.invalid', 'names.tooMany'] as const) {
			expect(errorMessage(code, locale)).not.toContain(code)
		}
	}
})

test('names: too many, too long, and the same ones again', async () => {
	const synonyms = Array.from({ length: 21 }, (_, index) => `Nome ${index}`)
	expect((await create('anime', key, { synonyms })).json().fields).toEqual({ synonyms: 'names.tooMany' })
	expect((await create('anime', key, { synonyms: ['x'.repeat(301)] })).json().fields).toEqual({
		synonyms: 'text.tooLong',
	})
	await nextDay()
	const { id } = (
		await create('anime', key, { genres: ['drama', 'drama'], englishTitle: 'Lanternas da Liberdade' })
	).json()
	expect(await read(`titles/${id}`)).toMatchObject({ genres: ['drama'], englishTitle: null })
})
