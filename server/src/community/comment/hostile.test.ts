import { tidyText } from 'shared-contract'
import { TEXTS_OF_REQUESTS } from '../../testing/hostileTexts.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { commentBench } from './comment.testing.ts'

const site = testSite()
const bench = commentBench(site)

test('hostile texts are returned unchanged or refused as blank', async () => {
	await bench.fill()
	const [bia, caio] = [await bench.someone(), await bench.someone()]
	const found: unknown[] = []
	for (const text of TEXTS_OF_REQUESTS) {
		const posted = await bench.post(bia, text)
		const wanted = tidyText(text)
		if (wanted.trim() === '') {
			if (posted.statusCode !== 400) found.push({ text, answer: posted.payload })
			continue
		}
		const { id } = posted.json()
		const readBack = (await bench.send('GET', `comments?ids=${id}`, caio)).json().items?.[0]?.body?.text
		if (readBack !== wanted) found.push({ text, readBack, answer: posted.payload })
	}
	expect(found).toEqual([])
	expect(TEXTS_OF_REQUESTS.filter((text) => tidyText(text) !== text.normalize('NFC')).length).toBeLessThan(5)
})

test.each([
	['Cafe\u0301', 'Café'],
	['um\r\ndois\rtrês', 'um\ndois\ntrês'],
	['  espaço  ', '  espaço  '],
])('%j is kept as %j', (typed, kept) => {
	expect(tidyText(typed)).toBe(kept)
})

test.each([
	['liked', '99999999999999999~1', 200],
	['liked', '-99999999999999999~1', 200],
	['newest', '99999999999999999~9999999999999999', 200],
	['newest', '1~99999999999999999', 400],
	['newest', '1~x', 400],
])('a page of %s after %s is answered with %d', async (sort, after, status) => {
	await bench.fill()
	await bench.post(await bench.someone(), 'Oi')
	expect((await bench.send('GET', `discussions/anime/1?sort=${sort}&after=${after}`)).statusCode).toBe(status)
})

test.each([
	['cases', 'x~comment.1'],
	['log', `1~${'9'.repeat(40)}`],
])('a page of %s refuses the cursor %s', async (list, after) => {
	const moderator = await bench.someone('moderator')
	expect((await bench.send('GET', `moderation/${list}?after=${after}`, moderator)).statusCode).toBe(400)
})
