import { progressOf } from '../../library/progress.ts'
import { testSite } from '../../testing/site.testing.ts'
import { FILM, SERIES, type Someone, talkBench } from './comment.testing.ts'
import { episodeNumber } from './target.ts'

const site = testSite()
const { bia, caio, someone, post, read, send, edit, told } = talkBench(site)
const SECRET = 'O Hayase era o irmão dela'

const watch = (who: Someone, episode: number) => send('PUT', `episodes/${episode}/reaction`, who, { reaction: 'like' })

test('progress is the last episode with a score or reaction, counted through all seasons, or a scored film', async () => {
	expect(await progressOf(site.db, caio.id, SERIES)).toBe(0)
	await watch(caio, 2)
	expect(await progressOf(site.db, caio.id, SERIES)).toBe(2)
	await send('PUT', 'episodes/3/vote', caio, { score: 8 })
	expect(await progressOf(site.db, caio.id, SERIES)).toBe(3)
	expect(await progressOf(site.db, bia.id, SERIES)).toBe(0)
	await send('PUT', `titles/${FILM}/vote`, caio, { score: 8 })
	expect(await progressOf(site.db, caio.id, FILM)).toBe(1)
	await send('PUT', `titles/${SERIES}/vote`, bia, { score: 8 })
	expect(await progressOf(site.db, bia.id, SERIES)).toBe(0)
})

test('an episode is numbered through all seasons', async () => {
	expect(await Promise.all([1, 2, 3].map((id) => episodeNumber(site.db, id)))).toEqual([1, 2, 3])
})

test('a spoiler is never sent to a member with less progress until they reveal it', async () => {
	await post(bia, SECRET, { spoilerNumber: 2 })
	await post(bia, 'Pode ler', { spoilerNumber: 0 })
	const moderator = await someone('moderator')
	await watch(caio, 1)
	for (const reader of [caio, undefined]) {
		for (const path of ['discussions/anime/1', 'comments?ids=1', 'comments/1/thread']) {
			const answer = await send('GET', path, reader)
			expect(answer.payload).not.toContain('Hayase')
			expect(answer.json().items.find(({ id }: { id: string }) => id === '1')).toMatchObject({
				body: { state: 'spoiler', hasPicture: false },
				spoilerNumber: 2,
			})
		}
		expect((await send('GET', 'comments/1/body', reader)).json()).toEqual({ text: SECRET, picture: null })
	}
	for (const reader of [bia, moderator]) {
		expect((await read(reader)).items[1].body).toEqual({ state: 'shown', text: SECRET, picture: null })
	}
	await watch(caio, 2)
	expect((await read(caio)).items[1].body.text).toBe(SECRET)
})

test('liking a spoiler reveals no text, and neither does the notification', async () => {
	await post(bia, SECRET, { spoilerNumber: 3 })
	expect((await send('PUT', 'comments/1/like', caio)).payload).not.toContain('Hayase')
	await post(caio, `${SECRET}!`, { parentId: '1' })
	expect(JSON.stringify(await told(bia))).not.toContain('Hayase')
})

test('replies inherit the spoiler number, and an edit raises it in all replies', async () => {
	await post(bia, SECRET, { spoilerNumber: 2 })
	await post(caio, 'Hayase?!', { parentId: '1' })
	await post(bia, 'Hayase!', { parentId: '2', spoilerNumber: 3 })
	const numbers = async () => (await read()).items.map(({ spoilerNumber }: { spoilerNumber: number }) => spoilerNumber)
	expect(await numbers()).toEqual([2, 2, 3])
	await edit(bia, '1', SECRET, { spoilerNumber: 2.5 })
	expect(await numbers()).toEqual([2.5, 2.5, 3])
	await edit(caio, '2', 'Hayase?', { spoilerNumber: null })
	expect(await numbers()).toEqual([2.5, 2.5, 3])
})

test('an article accepts no spoiler number', async () => {
	expect((await post(bia, 'x', { spoilerNumber: 1 }, 'news/1')).json().fields).toEqual({
		spoilerNumber: 'request.invalid',
	})
})
