import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { forgetAnswers, UNREACHABLE } from 'slice-kit/testing'
import { Footer } from './Footer.tsx'
import { type Api, freshPage, show, signInAlice } from './frame.testing.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import { ToastRegion } from './ToastRegion.tsx'

async function page(api: Api = {}, site = {}) {
	const requests = await freshPage(api, site)
	await show(
		<>
			<Footer />
			<OverlayHost />
			<ToastRegion />
		</>,
	)
	return requests
}

const openForm = async (name: string) => {
	await act(async () => fireEvent.click(screen.getByRole('button', { name })))
	return screen.findByRole('dialog', { name })
}
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' })))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the footer shows the year and the links that slices put there', async () => {
	await page()
	expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Niouka`))).toBeVisible()
	expect(screen.getByRole('link', { name: 'Termos de Uso' })).toHaveAttribute('href', '/terms')
})

test('links to chat and source code are absent if the site has none', async () => {
	await page()
	expect(screen.queryByRole('link', { name: /Bate-papo|Código-fonte/ })).toBeNull()
})

test('links to chat and source code are shown if the site has them', async () => {
	await page({}, { chatUrl: 'https://chat.example', sourceUrl: 'https://code.example' })
	expect(screen.getByRole('link', { name: /Bate-papo/ })).toHaveAttribute('href', 'https://chat.example')
	expect(screen.getByRole('link', { name: /Código-fonte/ })).toHaveAttribute('href', 'https://code.example')
})

test('a bug report requires a description, and a valid e-mail if one is given', async () => {
	const requests = await page()
	await openForm('Reportar um erro')
	fill('E-mail (opcional)', 'bia')
	await send()
	expect(screen.getByLabelText('Descrição do erro')).toHaveAccessibleDescription('Preencha este campo.')
	expect(screen.getByLabelText('Descrição do erro')).toHaveFocus()
	expect(screen.getByLabelText('E-mail (opcional)')).toHaveAccessibleDescription(/não parece válido/)
	expect(screen.getByLabelText('E-mail (opcional)')).toHaveAttribute('type', 'email')
	expect(requests).toEqual([])
})

test('a visitor can send a report and gets a confirmation', async () => {
	const requests = await page({ 'POST /api/bug-reports': () => ({ body: { done: true } }) })
	await openForm('Reportar um erro')
	fill('Descrição do erro', 'O botão sumiu')
	await send()
	expect(requests.map(({ call, body }) => ({ call, body }))).toEqual([
		{ call: 'POST /api/bug-reports', body: { description: 'O botão sumiu', email: '' } },
	])
	expect(screen.getByRole('alert')).toHaveTextContent(/^Obrigado pelo seu envio!$/)
	expect(screen.queryByRole('dialog')).toBeNull()
	await openForm('Reportar um erro')
	expect(screen.getByLabelText('Descrição do erro')).toHaveValue('')
})

test('on a demo the confirmation says that it is an example', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	const requests = await page({}, { demo: true })
	await openForm('Enviar sugestão')
	fill('Mensagem', 'Mais gatos')
	await send()
	expect(requests).toEqual([])
	expect(screen.getByRole('alert')).toHaveTextContent('Obrigado pelo seu envio! (Funcionalidade de exemplo)')
})

test('errors of the server are shown at their fields, and the text stays', async () => {
	const fields = { message: 'text.tooLong', email: 'auth.email.invalid' }
	const problem = { code: 'text.tooLong', msg: '', requestId: 'r', fields }
	await page({ 'POST /api/feedback': () => ({ status: 400, body: problem }) })
	await signInAlice()
	await openForm('Enviar sugestão')
	fill('Mensagem', 'Mais gatos')
	fill('E-mail (opcional)', 'bia@x')
	await send()
	expect(screen.getByLabelText('Mensagem')).toHaveAccessibleDescription('O texto passou do tamanho máximo.')
	expect(screen.getByLabelText('E-mail (opcional)')).toHaveAccessibleDescription(/não parece válido/)
	expect(screen.getByLabelText('Mensagem')).toHaveValue('Mais gatos')
})

test('without a connection the form keeps its text, even after it is closed and opened again', async () => {
	await page()
	forgetAnswers(UNREACHABLE)
	await openForm('Enviar sugestão')
	fill('Mensagem', 'Mais gatos')
	await send()
	expect(screen.getByRole('alert')).toHaveTextContent('Network error or API is unreachable')
	expect(screen.getByLabelText('Mensagem')).toHaveValue('Mais gatos')
	fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
	await openForm('Enviar sugestão')
	expect(screen.getByLabelText('Mensagem')).toHaveValue('Mais gatos')
})
