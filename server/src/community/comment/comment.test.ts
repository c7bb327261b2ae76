import { COMMENT_MAX_LENGTH } from 'shared-contract'
import { testSite } from '../../testing.ts'
import { wipeRemoved } from './changeComment.ts'
import { commentBench, type Someone } from './testing.ts'

const site = testSite()
const bench = commentBench(site)
const { someone, post, read, send, edit, told } = bench

let bia: Someone
let caio: Someone
beforeEach(async () => {
	await bench.fill()
	bia = await someone()
	caio = await someone()
})

interface Seen {
	id: string
	body: { state: string; text?: string }
}
const texts = (page: { items: Seen[] }) => page.items.map(({ body }) => body.text ?? body.state)

test('a comment is read by everybody, the newest first, with who wrote it', async () => {
	const posted = await post(bia, 'Primeiro!')
	expect(posted.json()).toEqual({
		id: '1',
		parentId: null,
		author: { id: bia.id, name: bia.name, avatarUrl: `/art/avatar/${bia.id}.svg`, role: 'member' },
		body: { state: 'shown', text: 'Primeiro!', picture: null },
		spoilerNumber: null,
		createdAt: site.clock.now.toISOString(),
		editedAt: null,
		likes: 0,
		isLiked: false,
		isOwn: true,
		replies: 0,
	})
	await post(caio, 'Segundo')
	const page = await read(caio)
	expect(texts(page)).toEqual(['Segundo', 'Primeiro!'])
	expect(page).toMatchObject({ total: 2, next: null, reader: { name: caio.name }, moderates: false })
	expect(page.items.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false])
	expect(texts(await read())).toEqual(['Segundo', 'Primeiro!'])
})

test.each(['anime/1', 'movie/2', 'episode/1', 'news/1'])('%s has a discussion of its own', async (on) => {
	expect((await post(bia, 'Aqui', {}, on)).statusCode).toBe(200)
	expect(texts(await read(undefined, on))).toEqual(['Aqui'])
	expect((await read(undefined, on === 'anime/1' ? 'movie/2' : 'anime/1')).total).toBe(0)
})

test.each(['anime/9', 'episode/2147483648', 'news/9'])('%s is nothing to comment on', async (on) => {
	expect((await post(bia, 'Aqui', {}, on)).json().code).toBe('request.notFound')
	expect((await send('GET', `discussions/${on}`)).statusCode).toBe(404)
})

test('a title has one discussion, whatever it is called by', async () => {
	await post(bia, 'Aqui', {}, 'anime/1')
	expect(texts(await read(undefined, 'movie/1'))).toEqual(['Aqui'])
})

test('a visitor reads, and writes nothing', async () => {
	await post(bia, 'Oi')
	expect((await post(undefined, 'Eu também')).json().code).toBe('auth.required')
	for (const [method, path] of [
		['PUT', 'comments/1/like'],
		['DELETE', 'comments/1'],
		['POST', 'comments/1/restore'],
	] as const) {
		expect((await send(method, path)).statusCode).toBe(401)
	}
})

test('nothing but space is no comment, and too long a text is refused', async () => {
	const blank = await post(bia, ' \n\u3000 ')
	expect(blank.json()).toMatchObject({ code: 'request.invalid', fields: { text: 'text.required' } })
	const long = await post(bia, 'a'.repeat(COMMENT_MAX_LENGTH + 1))
	expect(long.json()).toMatchObject({ code: 'request.invalid', fields: { text: 'text.tooLong' } })
	// Each of these is one character to a reader, two to a computer.
	expect((await post(bia, '🌸'.repeat(COMMENT_MAX_LENGTH))).statusCode).toBe(200)
	expect((await read()).total).toBe(1)
})

test('replies nest, the first of them come along and the rest in pages', async () => {
	await post(bia, 'Raiz')
	for (let number = 1; number <= 13; number++) await post(caio, `R${number}`, { parentId: '1' })
	await post(bia, 'Dentro', { parentId: '2' })
	await post(caio, 'Mais dentro', { parentId: '15' })
	const page = await read()
	expect(texts(page)).toEqual(['Raiz', 'R1', 'Dentro', 'R2', 'R3'])
	expect(page.total).toBe(16)
	expect(page.items[0].replies).toBe(13)
	expect(page.items[2]).toMatchObject({ parentId: '2', replies: 1 })

	const first = (await send('GET', 'comments/1/replies')).json()
	expect(texts(first)).toEqual(['R1', 'Dentro', ...Array.from({ length: 9 }, (_, index) => `R${index + 2}`)])
	const second = (await send('GET', `comments/1/replies?after=${first.next}`)).json()
	expect(texts(second)).toEqual(['R11', 'R12', 'R13'])
	expect(second.next).toBeNull()
	expect(texts((await send('GET', 'comments/15/replies')).json())).toEqual(['Mais dentro'])
})

test('a reply belongs where what it answers does', async () => {
	await post(bia, 'Na série')
	expect((await post(caio, 'Em outro lugar', { parentId: '1' }, 'news/1')).statusCode).toBe(404)
	expect((await post(caio, 'A nada', { parentId: '99' })).statusCode).toBe(404)
})

test.each(['newest', 'liked'])('pages of the %s hold each comment once', async (sort) => {
	for (let number = 1; number <= 20; number++) await post(bia, `C${number}`)
	for (const id of [3, 7]) await send('PUT', `comments/${id}/like`, caio)
	const first = (await send('GET', `discussions/anime/1?sort=${sort}`)).json()
	await post(caio, 'Depois')
	const second = (await send('GET', `discussions/anime/1?sort=${sort}&after=${encodeURIComponent(first.next)}`)).json()
	expect(first.items).toHaveLength(15)
	const all = [...texts(first), ...texts(second)]
	expect(new Set(all).size).toBe(20)
	expect(all.slice(0, 2)).toEqual(sort === 'newest' ? ['C20', 'C19'] : ['C7', 'C3'])
	expect(second.next).toBeNull()
})

test.each(['x', '1~x', '99999999999999999999~1'])('a page begins at no such place as %s', async (after) => {
	expect((await send('GET', `discussions/anime/1?after=${after}`)).statusCode).toBe(400)
})

test('a like counts once for each member, is taken back, and told of once', async () => {
	await post(bia, 'Gostem')
	const likes = await Promise.all([1, 2, 3].map(() => send('PUT', 'comments/1/like', caio)))
	expect(likes.map((answer) => answer.json().isLiked)).toEqual([true, true, true])
	expect((await read(caio)).items[0]).toMatchObject({ likes: 1, isLiked: true })
	expect((await read()).items[0]).toMatchObject({ likes: 1, isLiked: false })
	expect((await send('DELETE', 'comments/1/like', caio)).json()).toEqual({ isLiked: false, likes: 0 })
	expect((await send('DELETE', 'comments/1/like', caio)).json()).toEqual({ isLiked: false, likes: 0 })
	await send('PUT', 'comments/1/like', caio)
	expect((await told(bia)).map(({ event, link }: { event: string; link: string }) => [event, link])).toEqual([
		['commentLike', '/anime/1#comment-1'],
	])
})

test('the author of what is answered is told, and nobody of their own doing', async () => {
	await post(bia, 'Raiz', {}, 'episode/2')
	await post(caio, 'Resposta', { parentId: '1' }, 'episode/2')
	await post(bia, 'De mim para mim', { parentId: '1' }, 'episode/2')
	await send('PUT', 'comments/1/like', bia)
	expect(await told(bia)).toEqual([
		expect.objectContaining({
			event: 'reply',
			params: { title: 'Crônicas' },
			user: expect.objectContaining({ name: caio.name }),
			link: '/episode/2#comment-2',
		}),
	])
})

test('its author edits a comment, which says so; nobody else does', async () => {
	await post(bia, 'Erado')
	expect((await edit(caio, '1', 'Meu agora')).statusCode).toBe(403)
	expect((await edit(bia, '1', 'Erado')).json().editedAt).toBeNull()
	const edited = await edit(bia, '1', 'Errado')
	expect(edited.json()).toMatchObject({ body: { text: 'Errado' }, editedAt: site.clock.now.toISOString() })
	expect((await edit(bia, '1', ' ')).json().fields).toEqual({ text: 'text.required' })
	expect(texts(await read())).toEqual(['Errado'])
})

test('a removed comment is gone; under replies its place stays, with nothing of it', async () => {
	await post(bia, 'Raiz')
	await post(bia, 'Meio', { parentId: '1' })
	await post(caio, 'Folha', { parentId: '2' })
	expect((await send('DELETE', 'comments/2', caio)).statusCode).toBe(403)
	await send('DELETE', 'comments/2', bia)
	const page = await read(caio)
	expect(texts(page)).toEqual(['Raiz', 'removed', 'Folha'])
	expect(page.items[1]).toMatchObject({ author: null, isOwn: false })
	expect(page.total).toBe(2)
	await send('DELETE', 'comments/3', caio)
	expect(texts(await read())).toEqual(['Raiz'])
	await send('DELETE', 'comments/1', bia)
	expect(await read()).toMatchObject({ items: [], total: 0 })
	for (const path of ['comments/1/body', 'comments/1/thread']) expect((await send('GET', path)).statusCode).toBe(404)
})

test('a removal is taken back for a while, and with it the places above', async () => {
	await post(bia, 'Raiz')
	await post(caio, 'Folha', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	await send('DELETE', 'comments/2', caio)
	expect((await read()).items).toEqual([])
	expect((await send('POST', 'comments/2/restore', bia)).statusCode).toBe(404)
	expect((await send('POST', 'comments/2/restore', caio)).json().body.text).toBe('Folha')
	expect(texts(await read())).toEqual(['removed', 'Folha'])
	site.clock.now = new Date(site.clock.now.getTime() + 601_000)
	expect((await send('POST', 'comments/1/restore', bia)).json().code).toBe('comment.undoExpired')
})

test('what was removed can no longer be answered, liked or edited', async () => {
	await post(bia, 'Raiz')
	await post(caio, 'Folha', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	expect((await post(caio, 'Ei!', { parentId: '1' })).json().code).toBe('comment.gone')
	expect((await send('PUT', 'comments/1/like', caio)).json().code).toBe('comment.gone')
	expect((await edit(bia, '1', 'De novo')).json().code).toBe('comment.gone')
})

test('a reply and the removal of what it answers at once end in one of two ways', async () => {
	for (let round = 1; round <= 5; round++) {
		const root = (await post(bia, `Raiz ${round}`)).json().id
		const body = { text: 'Ei', pictureId: null, spoilerNumber: null, parentId: root }
		const [reply] = await Promise.all([
			send('POST', 'discussions/anime/1', caio, body),
			send('DELETE', `comments/${root}`, bia),
		])
		const thread = (await send('GET', `comments/${root}/thread`)).json()
		if (reply.statusCode === 200) expect(texts(thread)).toEqual(['removed', 'Ei'])
		else expect([reply.json().code, thread.code]).toEqual(['comment.gone', 'request.notFound'])
	}
})

test('a link to a comment shows what it answers, and its own replies', async () => {
	await post(bia, 'Raiz')
	for (let number = 1; number <= 5; number++) await post(caio, `R${number}`, { parentId: '1' })
	await post(bia, 'Fundo', { parentId: '6' })
	await post(caio, 'Mais fundo', { parentId: '7' })
	expect(texts((await send('GET', 'comments/7/thread')).json())).toEqual(['Raiz', 'R5', 'Fundo', 'Mais fundo'])
	expect((await send('GET', 'comments/99/thread')).statusCode).toBe(404)
})

test('comments are asked for again by their ids, those of one page together', async () => {
	await post(bia, 'Um')
	await post(bia, 'Dois')
	await post(bia, 'Em outra página', {}, 'news/1')
	await edit(bia, '1', 'Um!')
	await send('DELETE', 'comments/2', bia)
	expect(texts((await send('GET', 'comments?ids=1,2,3,99')).json())).toEqual(['Um!'])
	expect((await send('GET', 'comments?ids=1;2')).statusCode).toBe(400)
})

test('who blocks somebody and who is blocked see nothing of each other', async () => {
	const duda = await someone()
	await post(bia, 'Da Bia')
	await post(caio, 'Do Caio', { parentId: '1' })
	await post(duda, 'Da Duda', { parentId: '2' })
	await send('PUT', `members/${caio.id}/block`, bia)
	expect(texts(await read(bia))).toEqual(['Da Bia'])
	expect((await read(bia)).items[0].replies).toBe(0)
	expect((await read(caio)).items).toEqual([])
	// What answers somebody hidden is not there either, and is not counted.
	expect([await read(bia), await read(caio), await read(duda)].map(({ total }) => total)).toEqual([1, 0, 3])
	expect(texts(await read(duda))).toEqual(['Da Bia', 'Do Caio', 'Da Duda'])
	for (const [method, path] of [
		['PUT', 'comments/1/like'],
		['GET', 'comments/1/body'],
		['GET', 'comments/2/thread'],
	] as const) {
		expect((await send(method, path, method === 'PUT' || path.includes('body') ? caio : bia)).statusCode).toBe(404)
	}
	expect((await post(caio, 'Ei', { parentId: '1' })).statusCode).toBe(404)
	expect((await send('GET', 'comments?ids=2', bia)).json().items).toEqual([])
})

test('the same comment sent twice by a retry is written once', async () => {
	const again = () =>
		site.app.inject({
			method: 'POST',
			url: '/api/discussions/anime/1',
			headers: { ...bia.headers, 'idempotency-key': '3f0e6c1a-7d52-4c6e-9d3b-0c9a1f6b2e11' },
			payload: { text: 'Uma vez', pictureId: null, spoilerNumber: null, parentId: null },
		})
	const [one, other] = [await again(), await again()]
	expect(other.json()).toEqual(one.json())
	expect((await read()).total).toBe(1)
})

test('what was removed a day ago is wiped; its place stays', async () => {
	await post(bia, 'Apague isto')
	await post(caio, 'Por quê?', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	const removed = site.clock.now.getTime()
	await wipeRemoved(site.db, new Date(removed + 86_000_000))
	const stored = () => site.db.selectFrom('comment').where('id', '=', 1).select('text').executeTakeFirst()
	expect(await stored()).toEqual({ text: 'Apague isto' })
	await wipeRemoved(site.db, new Date(removed + 87_000_000))
	expect(await stored()).toEqual({ text: '' })
	expect(texts(await read())).toEqual(['removed', 'Por quê?'])
})
