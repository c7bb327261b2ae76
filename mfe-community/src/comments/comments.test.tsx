import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { COMMENT_MAX_LENGTH } from 'shared-contract'
import { $navigate, $site, $toasts, $token, $username, dismissToast, resumeSession } from 'shared-state'
import { BIA, comment } from './testing.ts'
import { answer, fakeApi, forget, PAGE, page, refusal, sent, showComments, socket } from './testPage.tsx'

beforeAll(async () => {
	await fakeApi()
	Object.assign(Element.prototype, { scrollIntoView: () => {} })
})
beforeEach(async () => {
	forget()
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	$token.set('a'.repeat(43))
	$username.set(BIA.name)
	answer('GET /api/auth/session', {
		body: { user: { id: 'bia', username: BIA.name, avatarUrl: null, role: 'member' } },
	})
	await resumeSession()
	forget()
})

const asVisitor = async (demo: boolean) => {
	$token.set('')
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	const { signOut } = await import('shared-state')
	await act(signOut)
}
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
const type = (label: string | RegExp, value: string) =>
	act(async () => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } }))
const item = (name: string) => within(screen.getAllByRole('article', { name })[0] ?? document.body)
const toasts = () => $toasts.get().map(({ text }) => text)
const requests = (method: string) => sent.filter(({ request }) => request.startsWith(method))

test('the heading counts all of them; each tells who, when and what', async () => {
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

test('with none, somebody is asked to begin', async () => {
	await showComments([])
	expect(screen.getByText('Ninguém comentou ainda')).toBeVisible()
})

test('a text of only space is not sent; one too long is said to be', async () => {
	await showComments([])
	const send = () => screen.getByRole('button', { name: 'Comentar' })
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveAttribute('rows', '3')
	expect(send()).toBeDisabled()
	await type('Novo comentário', '  \n ')
	expect(send()).toBeDisabled()
	await type('Novo comentário', 'a'.repeat(COMMENT_MAX_LENGTH - 10))
	expect(screen.getByText('Restam 10 caracteres')).toBeVisible()
	expect(send()).toBeEnabled()
	await type('Novo comentário', 'a'.repeat(COMMENT_MAX_LENGTH + 1))
	expect(screen.getByText('1 caractere a mais')).toBeVisible()
	expect(send()).toBeDisabled()
})

test('what a member sends stands first, and the form is empty again', async () => {
	await showComments([comment('2')])
	answer(`POST ${PAGE}`, { body: comment('9', { author: BIA, isOwn: true }) })
	await type('Novo comentário', 'Comentário 9')
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(requests('POST')).toEqual([
		{
			request: `POST ${PAGE}`,
			body: { text: 'Comentário 9', pictureId: null, spoilerNumber: null, parentId: null },
			key: expect.stringMatching(/^[0-9a-f-]{36}$/),
		},
	])
	expect(screen.getAllByRole('article')[0]).toHaveTextContent('Comentário 9')
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 comentários')
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('')
	expect(toasts()).toEqual(['Comentário enviado!'])
})

test('a refusal loses nothing typed, and what is sent again is the same attempt', async () => {
	await showComments([])
	answer(`POST ${PAGE}`, refusal('server.failed', 500), refusal('request.tooMany', 429))
	await type('Novo comentário', 'Fica')
	const send = () => press(screen.getByRole('button', { name: 'Comentar' }))
	await send()
	expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado do nosso lado.')
	await send()
	expect(screen.getByRole('alert')).toHaveTextContent('Muitos pedidos')
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Fica')
	const [one, other] = requests('POST')
	expect(one?.key).toBe(other?.key)
})

test('what was typed is there again after the page was left', async () => {
	const { unmount } = await showComments([])
	await type('Novo comentário', 'Ainda aqui')
	unmount()
	await showComments([])
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Ainda aqui')
})

test('a visitor of a demo comments in their browser alone', async () => {
	const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
	await asVisitor(true)
	await showComments([comment('2')])
	await type('Novo comentário', 'Olha só')
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(screen.getAllByRole('article')[0]).toHaveTextContent(/Bia Kagawa.*Olha só/)
	expect(toasts()).toEqual(['Comentário enviado! (Funcionalidade de exemplo)'])
	expect(requests('POST')).toEqual([])
	expect(logged).toHaveBeenCalledTimes(1)
})

test('a visitor elsewhere is led to sign in, and finds the text when they are back', async () => {
	await asVisitor(false)
	const went = jest.fn()
	$navigate.set(went)
	const { unmount } = await showComments([], { reader: null })
	await type('Novo comentário', 'Já volto')
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(went).toHaveBeenCalledWith(expect.stringMatching(/^\/auth/))
	unmount()
	await showComments([])
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Já volto')
})

test('"Responder" opens a form and "Cancelar" closes it; a reply stands under what it answers', async () => {
	await showComments([comment('2')])
	await press(screen.getByRole('button', { name: 'Responder a Caio Mori' }))
	await press(screen.getAllByRole('button', { name: 'Cancelar' })[0] as HTMLElement)
	expect(screen.queryByRole('textbox', { name: 'Resposta para Caio Mori' })).toBeNull()
	await press(screen.getByRole('button', { name: 'Responder a Caio Mori' }))
	await type('Resposta para Caio Mori', 'Comentário 3')
	answer(`POST ${PAGE}`, { body: comment('3', { parentId: '2', author: BIA, isOwn: true }) })
	await press(screen.getByRole('button', { name: 'Enviar resposta' }))
	expect(requests('POST')[0]?.body).toMatchObject({ parentId: '2' })
	expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Comentário 2.*Comentário 3/)
	expect(screen.queryByRole('textbox', { name: 'Resposta para Caio Mori' })).toBeNull()
})

test('the heart turns at once, and back where the server refuses', async () => {
	await showComments([comment('2', { likes: 4 })])
	const heart = () => screen.getByRole('button', { name: /^Curtir, / })
	answer('PUT /api/comments/2/like', { body: { isLiked: true, likes: 6 } })
	await press(heart())
	expect(heart()).toHaveAttribute('aria-pressed', 'true')
	expect(heart()).toHaveTextContent('6')
	answer('DELETE /api/comments/2/like', refusal('request.tooMany', 429))
	await press(heart())
	expect(heart()).toHaveAttribute('aria-pressed', 'true')
	expect(toasts()).toEqual(['Muitos pedidos em pouco tempo. Espere um instante.'])
})

test('replies that did not come along are shown page by page', async () => {
	await showComments([comment('2', { replies: 3 }), comment('3', { parentId: '2' })])
	const items = ['3', '4', '5'].map((id) => comment(id, { parentId: '2' }))
	answer('GET /api/comments/2/replies', { body: { items, next: null } })
	await press(screen.getByRole('button', { name: 'Mostrar mais 2 respostas' }))
	expect(screen.getAllByRole('article')).toHaveLength(4)
	expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull()
})

test('the next page of comments comes when asked for; a failure leaves the button', async () => {
	await showComments([comment('2')], { next: '1~2' })
	answer(`GET ${PAGE}?sort=newest&after=1%7E2`, refusal('server.unavailable', 503), page([comment('1')]))
	await press(screen.getByRole('button', { name: 'Mostrar mais comentários' }))
	expect(toasts()).toHaveLength(1)
	await press(screen.getByRole('button', { name: 'Mostrar mais comentários' }))
	expect(await screen.findByText('Comentário 1')).toBeVisible()
})

test('a spoiler is not there until somebody chooses to read it', async () => {
	await showComments([comment('2', { body: { state: 'spoiler', hasPicture: false }, spoilerNumber: 5 })])
	expect(screen.getByText('Spoiler até o episódio 5')).toBeVisible()
	answer('GET /api/comments/2/body', { body: { text: 'Era o irmão', picture: null } })
	await press(screen.getByRole('button', { name: 'Mostrar mesmo assim' }))
	expect(screen.getByText('Era o irmão')).toBeVisible()
})

test('who writes says up to which episode they tell', async () => {
	await showComments([], { progress: 3 })
	await press(screen.getByRole('button', { name: 'Contém spoiler' }))
	expect(screen.getByRole('spinbutton', { name: 'até o episódio' })).toHaveValue(3)
	await act(async () => fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '7' } }))
	await type('Novo comentário', 'O fim')
	answer(`POST ${PAGE}`, { body: comment('9', { author: BIA, isOwn: true, spoilerNumber: 7 }) })
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(requests('POST')[0]?.body).toMatchObject({ spoilerNumber: 7 })
	expect(item('Bia Kagawa').getByText('Spoiler até o episódio 7')).toBeVisible()
})

test('only pictures can be attached', async () => {
	await showComments([])
	const attach = (file: File) =>
		act(async () =>
			fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, { target: { files: [file] } }),
		)
	await attach(new File(['x'], 'a.pdf', { type: 'application/pdf' }))
	expect(screen.getByRole('alert')).toHaveTextContent('Só dá para enviar imagens JPEG, PNG, WebP ou GIF.')
	await attach(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }))
	expect(screen.getByRole('alert')).toHaveTextContent('A imagem pode ter no máximo 5 MB.')
})

test('an author edits and removes their own, and can take the removal back', async () => {
	await showComments([comment('2', { author: BIA, isOwn: true })])
	const menu = () => press(screen.getByRole('button', { name: 'Mais opções do comentário de Bia Kagawa' }))
	await menu()
	await press(screen.getByRole('menuitem', { name: 'Editar' }))
	await type('Editar comentário', 'Melhor assim')
	const body = { state: 'shown', text: 'Melhor assim', picture: null } as const
	const edited = comment('2', { author: BIA, isOwn: true, editedAt: '2026-04-01T13:00:00.000Z', body })
	answer('PUT /api/comments/2', { body: edited })
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(item('Bia Kagawa').getByText('editado')).toBeVisible()

	answer('DELETE /api/comments/2', { body: { done: true } })
	await menu()
	await press(screen.getByRole('menuitem', { name: 'Excluir' }))
	expect(screen.queryByText('Melhor assim')).toBeNull()
	answer('POST /api/comments/2/restore', { body: edited })
	const undo = $toasts.get().find(({ text }) => text === 'Comentário excluído.')?.action
	expect(undo?.label).toBe('Desfazer')
	await act(async () => undo?.onPress())
	expect(screen.getByText('Melhor assim')).toBeVisible()
})

test('somebody else’s comment is reported; a refusal keeps what was typed', async () => {
	await showComments([comment('2')])
	await press(screen.getByRole('button', { name: 'Mais opções do comentário de Caio Mori' }))
	expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull()
	await press(screen.getByRole('menuitem', { name: 'Denunciar' }))
	await act(async () => fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'spoiler' } }))
	await type(/Quer contar mais/, 'Conta o final')
	answer('POST /api/comments/2/report', refusal('server.failed', 500), { body: { done: true } })
	await press(screen.getByRole('button', { name: 'Denunciar' }))
	expect(screen.getByRole('textbox', { name: /Quer contar mais/ })).toHaveValue('Conta o final')
	await press(screen.getByRole('button', { name: 'Denunciar' }))
	expect(requests('POST')[1]?.body).toEqual({ reason: 'spoiler', text: 'Conta o final' })
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link to a comment that is further down shows its thread first, and marks it', async () => {
	answer('GET /api/comments/77/thread', {
		body: { items: [comment('70', { replies: 1 }), comment('77', { parentId: '70' })] },
	})
	await showComments([comment('2')], {}, '/anime/1#comment-77')
	expect(await screen.findByText('Comentário do link')).toBeVisible()
	expect(document.getElementById('comment-77')).toHaveTextContent('Comentário 77')
})

test('a link to what is gone says so', async () => {
	answer('GET /api/comments/77/thread', refusal('request.notFound', 404))
	await showComments([], {}, '/anime/1#comment-77')
	await waitFor(() => expect(toasts()).toEqual(['O comentário desse link não está mais aqui.']))
})

test('what was written is text, whatever it looks like', async () => {
	const text = '<img src=x onerror=alert(1)> <b>oi</b> &amp;'
	await showComments([comment('2', { body: { state: 'shown', text, picture: null } })])
	expect(screen.getByText(text)).toBeVisible()
	expect(document.querySelector('b, img[src=x]')).toBeNull()
})

test('what others post waits to be shown, and what they answer, like and take away is there at once', async () => {
	await showComments([comment('2'), comment('1')])
	await waitFor(() => expect(socket).toBeDefined())
	const topic = 'comments:title:1'
	const happens = (event: object) =>
		act(async () => socket?.tell({ type: 'event', topic, event: { type: 'comment', ...event } }))
	await act(async () => {
		socket?.onopen?.()
		socket?.tell({ type: 'welcome', memberId: 'bia' })
	})
	await waitFor(() => expect(socket?.heard.some((frame) => frame.includes(topic))).toBe(true))

	await happens({ change: 'posted', id: '8', parentId: null, likes: 0 })
	expect(screen.getByRole('button', { name: '1 comentário novo' })).toBeVisible()
	expect(screen.queryByText('Comentário 8')).toBeNull()

	await happens({ change: 'liked', id: '2', parentId: null, likes: 12 })
	expect(screen.getByRole('button', { name: 'Curtir, 12 curtidas' })).toBeVisible()

	answer('GET /api/comments?ids=2%2C5', {
		body: { items: [comment('2', { replies: 1 }), comment('5', { parentId: '2' })] },
	})
	await happens({ change: 'posted', id: '5', parentId: '2', likes: 0 })
	expect(await screen.findByText('Comentário 5', {}, { timeout: 3000 })).toBeVisible()

	answer('GET /api/comments?ids=1', { body: { items: [] } })
	await happens({ change: 'changed', id: '1', parentId: null, likes: 0 })
	await waitFor(() => expect(screen.queryByText('Comentário 1')).toBeNull(), { timeout: 3000 })

	answer(`GET ${PAGE}?sort=newest`, page([comment('8'), comment('2')]))
	await press(screen.getByRole('button', { name: '1 comentário novo' }))
	expect(screen.getAllByRole('article')[0]).toHaveTextContent('Comentário 8')
	expect(screen.queryByRole('button', { name: /comentário novo/ })).toBeNull()
})

test('a page that cannot be loaded says so and heals by its button', async () => {
	answer(`GET ${PAGE}?sort=newest`, refusal('server.failed', 500))
	const { createDiscussion } = await import('./discussion.ts')
	const { $state, load } = createDiscussion({ subject: 'anime', subjectId: 1 })
	const stop = $state.subscribe(() => {})
	await waitFor(() => expect($state.get().state).toBe('failed'))
	answer(`GET ${PAGE}?sort=newest`, page([comment('2')]))
	await load()
	expect($state.get().state).toBe('ready')
	stop()
})
