import { act, screen, waitFor, within } from '@testing-library/react'
import type { LiveEventOf } from 'shared-contract'
import { answerWith, FakeSocket, holdAnswer, ok, press, receiveFrame, refused, toasts } from 'slice-kit/testing'
import { PAGE, page, showComments } from './commentsPage.testing.tsx'
import { sent, setUpAsBia, type } from './interactions.testing.tsx'
import { BIA, comment } from './samples.testing.ts'

setUpAsBia()

test('the heading counts all comments; each shows author, time and text', async () => {
	await showComments([comment('2', { replies: 1 }), comment('3', { parentId: '2', author: BIA, isOwn: true })])
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 comentários')
	const [first] = screen.getAllByRole('article')
	expect(within(first as HTMLElement).getByRole('link', { name: 'Caio Mori' })).toHaveAttribute(
		'href',
		'/profile/Caio%20Mori',
	)
	expect(within(first as HTMLElement).getByText(/^há/)).toHaveAttribute('title', expect.stringContaining('2026'))
	expect(screen.getByText('Comentário 3')).toBeVisible()
	expect(screen.getAllByText('Comentário 2')).toHaveLength(1)
})

test('an empty discussion invites the first comment', async () => {
	await showComments([])
	expect(screen.getByText('Ninguém comentou ainda')).toBeVisible()
})

test('further replies load page by page', async () => {
	await showComments([comment('2', { replies: 3 }), comment('3', { parentId: '2' })])
	const items = ['3', '4', '5'].map((id) => comment(id, { parentId: '2' }))
	answerWith({ 'GET /api/comments/2/replies': ok({ items, next: null }) })
	await press(screen.getByRole('button', { name: 'Mostrar mais 2 respostas' }))
	expect(screen.getAllByRole('article')).toHaveLength(4)
	expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull()
})

test('the next page loads on demand; a failure keeps the button', async () => {
	await showComments([comment('2')], { next: '1~2' })
	answerWith({ [`GET ${PAGE}?sort=newest&after=1%7E2`]: [refused(503, 'server.unavailable'), page([comment('1')])] })
	await press(screen.getByRole('button', { name: 'Mostrar mais comentários' }))
	expect(toasts()).toHaveLength(1)
	await press(screen.getByRole('button', { name: 'Mostrar mais comentários' }))
	expect(await screen.findByText('Comentário 1')).toBeVisible()
})

test('a linked comment on a later page shows its thread first, highlighted', async () => {
	answerWith({
		'GET /api/comments/77/thread': ok({ items: [comment('70', { replies: 1 }), comment('77', { parentId: '70' })] }),
	})
	await showComments([comment('2')], {}, '/anime/1#comment-77')
	expect(await screen.findByText('Comentário do link')).toBeVisible()
	expect(document.getElementById('comment-77')).toHaveTextContent('Comentário 77')
})

test('a linked comment deep in a thread shows what is above it on demand, and the one that was first keeps the focus', async () => {
	const linked = [comment('70', { parentId: '60', replies: 1 }), comment('77', { parentId: '70' })]
	answerWith({ 'GET /api/comments/77/thread': ok({ items: linked }) })
	await showComments([comment('2')], {}, '/anime/1#comment-77')
	const texts = () => screen.getAllByRole('article').map((article) => article.id)
	await screen.findByText('Comentário 77')
	expect(texts()).toEqual(['comment-70', 'comment-77', 'comment-2'])
	answerWith({
		'GET /api/comments/70/thread': [
			refused(503, 'server.unavailable'),
			ok({ items: [comment('50', { replies: 1 }), comment('60', { parentId: '50', replies: 1 }), ...linked] }),
		],
	})
	await press(screen.getByRole('button', { name: 'Mostrar os comentários acima' }))
	expect(toasts()).toHaveLength(1)
	await press(screen.getByRole('button', { name: 'Mostrar os comentários acima' }))
	await screen.findByText('Comentário 50')
	expect(texts()).toEqual(['comment-50', 'comment-60', 'comment-70', 'comment-77', 'comment-2'])
	expect(screen.queryByRole('button', { name: 'Mostrar os comentários acima' })).toBeNull()
	await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'comment-70'))
})

test('a linked thread that leads up to a comment of the page is shown there', async () => {
	answerWith({ 'GET /api/comments/77/thread': ok({ items: [comment('77', { parentId: '60' })] }) })
	await showComments([comment('2', { replies: 1 })], {}, '/anime/1#comment-77')
	await screen.findByText('Comentário do link')
	answerWith({
		'GET /api/comments/77/thread': ok({
			items: [
				comment('2', { replies: 1 }),
				comment('60', { parentId: '2', replies: 1 }),
				comment('77', { parentId: '60' }),
			],
		}),
	})
	await press(screen.getByRole('button', { name: 'Mostrar os comentários acima' }))
	await screen.findByText('Comentário 60')
	expect(screen.queryByText('Comentário do link')).toBeNull()
	expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['comment-2', 'comment-60', 'comment-77'])
})

test('a link to a removed comment shows a toast', async () => {
	answerWith({ 'GET /api/comments/77/thread': refused(404, 'request.notFound') })
	await showComments([], {}, '/anime/1#comment-77')
	await waitFor(() => expect(toasts()).toEqual(['O comentário desse link não está mais aqui.']))
})

test('comment text is never HTML', async () => {
	const text = '<img src=x onerror=alert(1)> <b>oi</b> &amp;'
	await showComments([comment('2', { body: { state: 'shown', text, picture: null } })])
	expect(screen.getByText(text)).toBeVisible()
	expect(document.querySelector('b, img[src=x]')).toBeNull()
})

async function connect() {
	await waitFor(() => expect(FakeSocket.sockets).not.toEqual([]))
	const topic = 'comments:title:1'
	await act(async () => FakeSocket.last.welcome('bia'))
	await waitFor(() => expect(JSON.stringify(FakeSocket.last.sent)).toContain(topic))
	return (event: Omit<LiveEventOf<'comment'>, 'type'>) =>
		receiveFrame({ type: 'event', topic, event: { type: 'comment', ...event } })
}

test('a spoiler is hidden until it is revealed, and then stays open', async () => {
	const spoiler = (change = {}) =>
		comment('2', { body: { state: 'spoiler', hasPicture: false }, spoilerNumber: 5, ...change })
	await showComments([spoiler()])
	const happens = await connect()
	expect(screen.getByText('Spoiler até o episódio 5')).toBeVisible()
	answerWith({ 'GET /api/comments/2/body': ok({ text: 'Era o irmão', picture: null }) })
	await press(screen.getByRole('button', { name: 'Mostrar mesmo assim' }))
	expect(screen.getByText('Era o irmão')).toBeVisible()

	answerWith({
		'GET /api/comments?ids=2%2C5': ok({ items: [spoiler({ replies: 1 }), comment('5', { parentId: '2' })] }),
	})
	await happens({ change: 'posted', id: '5', parentId: '2', likes: 0 })
	expect(await screen.findByText('Comentário 5', {}, { timeout: 3000 })).toBeVisible()
	expect(screen.getByText('Era o irmão')).toBeVisible()

	answerWith({ [`GET ${PAGE}?sort=liked`]: page([comment('1')], { next: '1~1' }) })
	answerWith({ [`GET ${PAGE}?sort=liked&after=1%7E1`]: page([spoiler()]) })
	await press(screen.getByRole('button', { name: 'Mais curtidos' }))
	await press(screen.getByRole('button', { name: 'Mostrar mais comentários' }))
	expect(screen.getByText('Era o irmão')).toBeVisible()
	expect(sent('GET').filter(({ call }) => call.endsWith('/body'))).toHaveLength(1)

	answerWith({ 'GET /api/comments/2/body': ok({ text: 'Era a irmã', picture: null }) })
	answerWith({ 'GET /api/comments?ids=2': ok({ items: [spoiler({ editedAt: '2026-04-01T13:00:00.000Z' })] }) })
	await happens({ change: 'changed', id: '2', parentId: null, likes: 0 })
	expect(await screen.findByText('Era a irmã', {}, { timeout: 3000 })).toBeVisible()
})

test('new comments wait behind a button; replies, likes and removals appear at once', async () => {
	await showComments([comment('2'), comment('1')])
	const happens = await connect()

	await happens({ change: 'posted', id: '8', parentId: null, likes: 0 })
	expect(screen.getByRole('button', { name: '1 comentário novo' })).toBeVisible()
	expect(screen.queryByText('Comentário 8')).toBeNull()

	await happens({ change: 'liked', id: '2', parentId: null, likes: 12 })
	expect(screen.getByRole('button', { name: 'Curtir, 12 curtidas' })).toBeVisible()

	answerWith({
		'GET /api/comments?ids=2%2C5': ok({ items: [comment('2', { replies: 1 }), comment('5', { parentId: '2' })] }),
	})
	await happens({ change: 'posted', id: '5', parentId: '2', likes: 0 })
	expect(await screen.findByText('Comentário 5', {}, { timeout: 3000 })).toBeVisible()

	answerWith({ 'GET /api/comments?ids=1': ok({ items: [] }) })
	await happens({ change: 'changed', id: '1', parentId: null, likes: 0 })
	await waitFor(() => expect(screen.queryByText('Comentário 1')).toBeNull(), { timeout: 3000 })

	answerWith({ [`GET ${PAGE}?sort=newest`]: page([comment('8'), comment('2')]) })
	await press(screen.getByRole('button', { name: '1 comentário novo' }))
	expect(screen.getAllByRole('article')[0]).toHaveTextContent('Comentário 8')
	expect(screen.queryByRole('button', { name: /comentário novo/ })).toBeNull()
})

test('the member’s own comment is never counted as new, even if the live event precedes the response', async () => {
	await showComments([comment('2')])
	const happens = await connect()
	const held = holdAnswer(`POST ${PAGE}`)
	answerWith({ [`POST ${PAGE}`]: ok(comment('9', { author: BIA, isOwn: true })) })
	await type('Novo comentário', 'Comentário 9')
	await press(screen.getByRole('button', { name: 'Comentar' }))
	await happens({ change: 'posted', id: '9', parentId: null, likes: 0, authorId: 'bia' })
	expect(screen.queryByRole('button', { name: /comentário novo/ })).toBeNull()
	expect(screen.getAllByRole('article')).toHaveLength(1)
	answerWith({ 'GET /api/comments?ids=9': ok({ items: [comment('9', { author: BIA, isOwn: true })] }) })
	await act(held.release)
	expect(screen.getAllByRole('article')[0]).toHaveTextContent('Comentário 9')
	expect(screen.getAllByRole('article')).toHaveLength(2)
	await waitFor(() => expect(sent('GET').at(-1)?.call).toBe('GET /api/comments?ids=9'), { timeout: 3000 })
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 comentários')
	expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a failed load shows an error and can be retried', async () => {
	answerWith({ [`GET ${PAGE}?sort=newest`]: refused(500, 'server.failed') })
	const { createDiscussion } = await import('./discussion.ts')
	const { $state, load } = createDiscussion({ subject: 'anime', subjectId: 1 })
	const stop = $state.subscribe(() => {})
	await waitFor(() => expect($state.get().state).toBe('failed'))
	answerWith({ [`GET ${PAGE}?sort=newest`]: page([comment('2')]) })
	await load()
	expect($state.get().state).toBe('ready')
	stop()
})

test('no toast appears after the page was left', async () => {
	const held = holdAnswer('GET /api/comments/77/thread')
	answerWith({ 'GET /api/comments/77/thread': refused(404, 'request.notFound') })
	const { router } = await showComments([], {}, '/anime/1#comment-77')
	await act(() => router.navigate('/news'))
	await act(held.release)
	expect(toasts()).toEqual([])
})
