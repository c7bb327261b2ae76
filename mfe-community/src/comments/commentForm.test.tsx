import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { COMMENT_MAX_LENGTH } from 'shared-contract'
import { $navigate } from 'shared-state'
import { answerWith, ok, press, refused, toasts } from 'slice-kit/testing'
import { PAGE, showComments } from './commentsPage.testing.tsx'
import { becomeVisitor, item, sent, setUpAsBia, type } from './interactions.testing.tsx'
import { BIA, comment } from './samples.testing.ts'

setUpAsBia()

test('an empty text is not sent; a text over the limit shows the excess', async () => {
	await showComments([])
	const send = () => screen.getByRole('button', { name: 'Comentar' })
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveAttribute('rows', '3')
	expect(send()).toHaveAttribute('aria-disabled', 'true')
	await type('Novo comentário', '  \n ')
	expect(send()).toHaveAttribute('aria-disabled', 'true')
	await type('Novo comentário', 'a'.repeat(COMMENT_MAX_LENGTH - 10))
	expect(screen.getByText('Restam 10 caracteres')).toBeVisible()
	expect(send()).not.toHaveAttribute('aria-disabled')
	await type('Novo comentário', 'a'.repeat(COMMENT_MAX_LENGTH + 1))
	expect(screen.getByText('1 caractere a mais')).toBeVisible()
	expect(send()).toHaveAttribute('aria-disabled', 'true')
})

test('a sent comment appears first, and the form is empty and has the focus', async () => {
	await showComments([comment('2')])
	answerWith({ [`POST ${PAGE}`]: ok(comment('9', { author: BIA, isOwn: true })) })
	await type('Novo comentário', 'Comentário 9')
	screen.getByRole('button', { name: 'Comentar' }).focus()
	await press(screen.getByRole('button', { name: 'Comentar' }))
	await waitFor(() => expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveFocus())
	expect(sent('POST').map(({ call, body, key }) => ({ call, body, key }))).toEqual([
		{
			call: `POST ${PAGE}`,
			body: { text: 'Comentário 9', pictureId: null, spoilerNumber: null, parentId: null },
			key: expect.stringMatching(/^[0-9a-f-]{36}$/),
		},
	])
	expect(screen.getAllByRole('article')[0]).toHaveTextContent('Comentário 9')
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 comentários')
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('')
	expect(toasts()).toEqual(['Comentário enviado!'])
})

test('text typed during the request stays in the field', async () => {
	await showComments([])
	answerWith({ [`POST ${PAGE}`]: ok(comment('9', { author: BIA, isOwn: true })) })
	await type('Novo comentário', 'Comentário 9')
	const field = screen.getByRole('textbox', { name: 'Novo comentário' })
	await act(async () => {
		fireEvent.click(screen.getByRole('button', { name: 'Comentar' }))
		fireEvent.change(field, { target: { value: 'Comentário 9, e mais' } })
	})
	expect(sent('POST')).toHaveLength(1)
	expect(screen.getAllByRole('article')[0]).toHaveTextContent('Comentário 9')
	expect(field).toHaveValue('Comentário 9, e mais')
})

test('a refused comment stays in the field, and a retry uses the same idempotency key', async () => {
	await showComments([])
	answerWith({ [`POST ${PAGE}`]: [refused(500, 'server.failed'), refused(429, 'request.tooMany')] })
	await type('Novo comentário', 'Fica')
	const send = () => press(screen.getByRole('button', { name: 'Comentar' }))
	await send()
	expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado do nosso lado.')
	await send()
	expect(screen.getByRole('alert')).toHaveTextContent('Muitos pedidos')
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Fica')
	const [one, other] = sent('POST')
	expect(one?.key).toBe(other?.key)
})

test('a running first attempt keeps the text, and a retry uses the same idempotency key', async () => {
	await showComments([])
	const stored = comment('9', { author: BIA, isOwn: true })
	answerWith({ [`POST ${PAGE}`]: [refused(409, 'request.key.running'), ok(stored)] })
	await type('Novo comentário', 'Uma vez só')
	const send = () => press(screen.getByRole('button', { name: 'Comentar' }))
	await send()
	expect(screen.getByRole('alert')).toHaveTextContent('Isto ainda está sendo enviado.')
	expect(screen.getByRole('button', { name: 'Comentar' })).not.toHaveAttribute('aria-disabled')
	await send()
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('')
	const [one, other] = sent('POST')
	expect(one?.key).toBe(other?.key)
})

test('a draft keeps its idempotency key across pages until its text changes', async () => {
	answerWith({ [`POST ${PAGE}`]: refused(500, 'server.failed') })
	const sendOn = async (text?: string) => {
		const { unmount } = await showComments([])
		if (text !== undefined) await type('Novo comentário', text)
		await press(screen.getByRole('button', { name: 'Comentar' }))
		unmount()
	}
	await sendOn('Uma vez só')
	await sendOn()
	await sendOn('Outra coisa')
	const [one, other, changed] = sent('POST').map(({ key }) => key)
	expect(one).toBe(other)
	expect(changed).not.toBe(one)
})

test('a reused idempotency key is replaced', async () => {
	await showComments([])
	answerWith({ [`POST ${PAGE}`]: refused(422, 'request.key.reused') })
	await type('Novo comentário', 'De novo')
	for (let times = 0; times < 2; times++) await press(screen.getByRole('button', { name: 'Comentar' }))
	const [one, other] = sent('POST').map(({ key }) => key)
	expect(one).not.toBe(other)
})

test('a draft returns after the page was left', async () => {
	const { unmount } = await showComments([])
	await type('Novo comentário', 'Ainda aqui')
	unmount()
	await showComments([])
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Ainda aqui')
})

test('in the demo a comment stays in the browser', async () => {
	const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
	await becomeVisitor(true)
	await showComments([comment('2')])
	await type('Novo comentário', 'Olha só')
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(screen.getAllByRole('article')[0]).toHaveTextContent(/Bia Kagawa.*Olha só/)
	expect(toasts()).toEqual(['Comentário enviado! (Funcionalidade de exemplo)'])
	expect(sent('POST')).toEqual([])
	expect(logged).toHaveBeenCalledTimes(1)
})

test('a visitor is redirected to sign in, and the draft returns', async () => {
	await becomeVisitor(false)
	const went = jest.fn()
	const { unmount } = await showComments([], { reader: null })
	$navigate.set(went)
	await type('Novo comentário', 'Já volto')
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(went).toHaveBeenCalledWith(expect.stringMatching(/^\/auth/))
	unmount()
	await showComments([])
	expect(screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Já volto')
})

test('"Responder" opens a form and "Cancelar" closes it with its text kept; a reply stands under what it answers', async () => {
	await showComments([comment('2')])
	await press(screen.getByRole('button', { name: 'Responder a Caio Mori' }))
	await press(screen.getAllByRole('button', { name: 'Cancelar' })[0] as HTMLElement)
	expect(screen.queryByRole('textbox', { name: 'Resposta para Caio Mori' })).toBeNull()
	await press(screen.getByRole('button', { name: 'Responder a Caio Mori' }))
	await type('Resposta para Caio Mori', 'Comentário 3')
	await press(screen.getAllByRole('button', { name: 'Cancelar' })[0] as HTMLElement)
	await press(screen.getByRole('button', { name: 'Responder a Caio Mori' }))
	expect(screen.getByRole('textbox', { name: 'Resposta para Caio Mori' })).toHaveValue('Comentário 3')
	answerWith({ [`POST ${PAGE}`]: ok(comment('3', { parentId: '2', author: BIA, isOwn: true })) })
	await press(screen.getByRole('button', { name: 'Enviar resposta' }))
	expect(sent('POST')[0]?.body).toMatchObject({ parentId: '2' })
	expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Comentário 2.*Comentário 3/)
	expect(screen.queryByRole('textbox', { name: 'Resposta para Caio Mori' })).toBeNull()
})

test('a comment can be marked as a spoiler up to an episode', async () => {
	await showComments([], { progress: 3 })
	await press(screen.getByRole('button', { name: 'Contém spoiler' }))
	expect(screen.getByRole('spinbutton', { name: 'até o episódio' })).toHaveValue(3)
	await act(async () => fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '7' } }))
	await type('Novo comentário', 'O fim')
	answerWith({ [`POST ${PAGE}`]: ok(comment('9', { author: BIA, isOwn: true, spoilerNumber: 7 })) })
	await press(screen.getByRole('button', { name: 'Comentar' }))
	expect(sent('POST')[0]?.body).toMatchObject({ spoilerNumber: 7 })
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
