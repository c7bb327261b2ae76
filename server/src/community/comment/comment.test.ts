import { COMMENT_MAX_LENGTH } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { talkBench, textsOf } from './comment.testing.ts'

const site = testSite()
const { bia, caio, someone, post, read, send, edit, told } = talkBench(site)

test('comments are public, newest first, with their authors', async () => {
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
	expect(textsOf(page)).toEqual(['Segundo', 'Primeiro!'])
	expect(page).toMatchObject({ total: 2, next: null, reader: { name: caio.name }, moderates: false })
	expect(page.items.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false])
	expect(textsOf(await read())).toEqual(['Segundo', 'Primeiro!'])
})

test.each(['anime/1', 'movie/2', 'episode/1', 'news/1'])('%s has its own discussion', async (on) => {
	expect((await post(bia, 'Aqui', {}, on)).statusCode).toBe(200)
	expect(textsOf(await read(undefined, on))).toEqual(['Aqui'])
	expect((await read(undefined, on === 'anime/1' ? 'movie/2' : 'anime/1')).total).toBe(0)
})

test.each(['anime/9', 'episode/2147483648', 'news/9'])('%s does not exist as a comment target', async (on) => {
	expect((await post(bia, 'Aqui', {}, on)).json().code).toBe('request.notFound')
	expect((await send('GET', `discussions/${on}`)).statusCode).toBe(404)
})

test('all paths of a title share one discussion', async () => {
	await post(bia, 'Aqui', {}, 'anime/1')
	expect(textsOf(await read(undefined, 'movie/1'))).toEqual(['Aqui'])
})

test('a blank text is refused', async () => {
	const blank = await post(bia, ' \n\u3000 ')
	expect(blank.json()).toMatchObject({ code: 'request.invalid', fields: { text: 'text.required' } })
	// Each of these is one character to a reader, two to a computer.
	expect((await post(bia, '🌸'.repeat(COMMENT_MAX_LENGTH))).statusCode).toBe(200)
	expect((await read()).total).toBe(1)
})

test('a like counts once per member, can be removed, and notifies once', async () => {
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

test('a reply notifies the author of its parent, except of their own reply', async () => {
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

test('an edited comment is marked as edited', async () => {
	await post(bia, 'Erado')
	expect((await edit(bia, '1', 'Erado')).json().editedAt).toBeNull()
	const edited = await edit(bia, '1', 'Errado')
	expect(edited.json()).toMatchObject({ body: { text: 'Errado' }, editedAt: site.clock.now.toISOString() })
	expect((await edit(bia, '1', ' ')).json().fields).toEqual({ text: 'text.required' })
	expect(textsOf(await read())).toEqual(['Errado'])
})

test('a block hides the comments of both members from each other', async () => {
	const duda = await someone()
	await post(bia, 'Da Bia')
	await post(caio, 'Do Caio', { parentId: '1' })
	await post(duda, 'Da Duda', { parentId: '2' })
	await send('PUT', `members/${caio.id}/block`, bia)
	expect(textsOf(await read(bia))).toEqual(['Da Bia'])
	expect((await read(bia)).items[0].replies).toBe(0)
	expect((await read(caio)).items).toEqual([])
	// Replies to a blocked member's comment are hidden and not counted.
	expect([await read(bia), await read(caio), await read(duda)].map(({ total }) => total)).toEqual([1, 0, 3])
	expect(textsOf(await read(duda))).toEqual(['Da Bia', 'Do Caio', 'Da Duda'])
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
