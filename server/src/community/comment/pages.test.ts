import { testSite } from '../../testing/site.testing.ts'
import { talkBench, textsOf } from './comment.testing.ts'
import { THREAD_DEPTH_MAX } from './postComment.ts'

const site = testSite()
/** The whole numbers from one to another. */
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const { bia, caio, post, read, send, someone, edit, told } = talkBench(site)

test('replies nest; the first are included, the others come in pages', async () => {
	await post(bia, 'Raiz')
	for (let number = 1; number <= 13; number++) await post(caio, `R${number}`, { parentId: '1' })
	await post(bia, 'Dentro', { parentId: '2' })
	await post(caio, 'Mais dentro', { parentId: '15' })
	const page = await read()
	expect(textsOf(page)).toEqual(['Raiz', 'R1', 'Dentro', 'R2', 'R3'])
	expect(page.total).toBe(16)
	expect(page.items[0].replies).toBe(13)
	expect(page.items[2]).toMatchObject({ parentId: '2', replies: 1 })

	const first = (await send('GET', 'comments/1/replies')).json()
	expect(textsOf(first)).toEqual(['R1', 'Dentro', ...Array.from({ length: 9 }, (_, index) => `R${index + 2}`)])
	const second = (await send('GET', `comments/1/replies?after=${first.next}`)).json()
	expect(textsOf(second)).toEqual(['R11', 'R12', 'R13'])
	expect(second.next).toBeNull()
	expect(textsOf((await send('GET', 'comments/15/replies')).json())).toEqual(['Mais dentro'])
})

test('at the maximum depth a reply becomes a sibling, and still notifies the author', async () => {
	await post(bia, 'C1')
	for (let depth = 2; depth <= THREAD_DEPTH_MAX; depth++) await post(bia, `C${depth}`, { parentId: String(depth - 1) })
	const deepest = String(THREAD_DEPTH_MAX)
	const beside = (await post(caio, 'Ao lado', { parentId: deepest })).json()
	expect(beside.parentId).toBe(String(THREAD_DEPTH_MAX - 1))
	const near = (await send('GET', `comments/${beside.id}/thread`)).json().items
	expect(near.map(({ id }: { id: string }) => Number(id))).toEqual([...range(50, 99), Number(beside.id)])
	const above = (await send('GET', `comments/${near[0].id}/thread`)).json().items
	expect(above[0]).toMatchObject({ id: '1', parentId: null })
	expect(above.map(({ id }: { id: string }) => Number(id))).toEqual(range(1, 52))
	expect((await told(bia))[0]).toMatchObject({ event: 'reply', link: `/anime/1#comment-${beside.id}` })
})

test('a block far above hides a comment as one near it does', async () => {
	await post(bia, 'C1')
	for (let depth = 2; depth <= 60; depth++) await post(caio, `C${depth}`, { parentId: String(depth - 1) })
	const reader = await someone()
	expect((await send('GET', 'comments/60/thread', reader)).statusCode).toBe(200)
	await site.db.insertInto('member_block').values({ member_id: bia.id, blocked_id: reader.id }).execute()
	expect((await send('GET', 'comments/60/thread', reader)).statusCode).toBe(404)
	expect((await send('GET', 'comments/60/thread', caio)).json().items).toHaveLength(51)
})

test('a reply must be on the target of its parent', async () => {
	await post(bia, 'Na série')
	expect((await post(caio, 'Em outro lugar', { parentId: '1' }, 'news/1')).statusCode).toBe(404)
})

test.each(['newest', 'liked'])('pages of the %s contain each comment once', async (sort) => {
	for (let number = 1; number <= 20; number++) await post(bia, `C${number}`)
	for (const id of [3, 7]) await send('PUT', `comments/${id}/like`, caio)
	const first = (await send('GET', `discussions/anime/1?sort=${sort}`)).json()
	await post(caio, 'Depois')
	const second = (await send('GET', `discussions/anime/1?sort=${sort}&after=${encodeURIComponent(first.next)}`)).json()
	expect(first.items).toHaveLength(15)
	const all = [...textsOf(first), ...textsOf(second)]
	expect(new Set(all).size).toBe(20)
	expect(all.slice(0, 2)).toEqual(sort === 'newest' ? ['C20', 'C19'] : ['C7', 'C3'])
	expect(second.next).toBeNull()
})

test('a link to a comment shows its ancestors and its replies', async () => {
	await post(bia, 'Raiz')
	for (let number = 1; number <= 5; number++) await post(caio, `R${number}`, { parentId: '1' })
	await post(bia, 'Fundo', { parentId: '6' })
	await post(caio, 'Mais fundo', { parentId: '7' })
	expect(textsOf((await send('GET', 'comments/7/thread')).json())).toEqual(['Raiz', 'R5', 'Fundo', 'Mais fundo'])
})

test('comments of one target can be read by ids', async () => {
	await post(bia, 'Um')
	await post(bia, 'Dois')
	await post(bia, 'Em outra página', {}, 'news/1')
	await edit(bia, '1', 'Um!')
	await send('DELETE', 'comments/2', bia)
	expect(textsOf((await send('GET', 'comments?ids=1,2,3,99')).json())).toEqual(['Um!'])
	expect((await send('GET', 'comments?ids=1;2')).statusCode).toBe(400)
})
