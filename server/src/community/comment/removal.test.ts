import { testSite } from '../../testing/site.testing.ts'
import { eraseRemovedComments } from './changeComment.ts'
import { talkBench, textsOf } from './comment.testing.ts'

const site = testSite()
const { bia, caio, post, read, send, edit } = talkBench(site)

test('a removed comment disappears, or stays as an empty placeholder above replies', async () => {
	await post(bia, 'Raiz')
	await post(bia, 'Meio', { parentId: '1' })
	await post(caio, 'Folha', { parentId: '2' })
	await send('DELETE', 'comments/2', bia)
	const page = await read(caio)
	expect(textsOf(page)).toEqual(['Raiz', 'removed', 'Folha'])
	expect(page.items[1]).toMatchObject({ author: null, isOwn: false })
	expect(page.total).toBe(2)
	await send('DELETE', 'comments/3', caio)
	expect(textsOf(await read())).toEqual(['Raiz'])
	await send('DELETE', 'comments/1', bia)
	expect(await read()).toMatchObject({ items: [], total: 0 })
})

test('a removal can be undone for a while, which restores its ancestors', async () => {
	await post(bia, 'Raiz')
	await post(caio, 'Folha', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	await send('DELETE', 'comments/2', caio)
	expect((await read()).items).toEqual([])
	expect((await send('POST', 'comments/2/restore', caio)).json().body.text).toBe('Folha')
	expect(textsOf(await read())).toEqual(['removed', 'Folha'])
	site.clock.now = new Date(site.clock.now.getTime() + 601_000)
	expect((await send('POST', 'comments/1/restore', bia)).json().code).toBe('comment.undoExpired')
})

test('a removed comment cannot be answered, liked or edited', async () => {
	await post(bia, 'Raiz')
	await post(caio, 'Folha', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	expect((await post(caio, 'Ei!', { parentId: '1' })).json().code).toBe('comment.gone')
	expect((await send('PUT', 'comments/1/like', caio)).json().code).toBe('comment.gone')
	expect((await edit(bia, '1', 'De novo')).json().code).toBe('comment.gone')
})

test('a concurrent reply and removal of its parent run one after the other', async () => {
	for (let round = 1; round <= 5; round++) {
		const root = (await post(bia, `Raiz ${round}`)).json().id
		const body = { text: 'Ei', pictureId: null, spoilerNumber: null, parentId: root }
		const [reply] = await Promise.all([
			send('POST', 'discussions/anime/1', caio, body),
			send('DELETE', `comments/${root}`, bia),
		])
		const thread = (await send('GET', `comments/${root}/thread`)).json()
		if (reply.statusCode === 200) expect(textsOf(thread)).toEqual(['removed', 'Ei'])
		else expect([reply.json().code, thread.code]).toEqual(['comment.gone', 'request.notFound'])
	}
})

test('a comment removed a day ago is erased, its placeholder stays', async () => {
	await post(bia, 'Apague isto')
	await post(caio, 'Por quê?', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	const removed = site.clock.now.getTime()
	await eraseRemovedComments(site.db, new Date(removed + 86_000_000))
	const stored = () => site.db.selectFrom('comment').where('id', '=', 1).select('text').executeTakeFirst()
	expect(await stored()).toEqual({ text: 'Apague isto' })
	await eraseRemovedComments(site.db, new Date(removed + 87_000_000))
	expect(await stored()).toEqual({ text: '' })
	expect(textsOf(await read())).toEqual(['removed', 'Por quê?'])
})
