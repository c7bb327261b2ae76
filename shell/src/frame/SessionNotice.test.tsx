import { act, fireEvent, screen } from '@testing-library/react'
import { setSessionNotice } from 'shared-state'
import { freshPage, show, signInAlice } from './frame.testing.tsx'
import { SessionNotice } from './SessionNotice.tsx'

afterEach(() => act(async () => setSessionNotice(undefined)))

test('an ended session shows a notice with a sign-in link until it is dismissed', async () => {
	await freshPage()
	await show(<SessionNotice />, '/anime/7')
	expect(screen.getByRole('status')).toBeEmptyDOMElement()
	await act(async () => setSessionNotice('ended'))
	expect(screen.getByRole('status')).toHaveTextContent('Sua sessão terminou.')
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fanime%2F7')
	fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
	expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a session of another account shows a notice with its name', async () => {
	await freshPage()
	await signInAlice()
	setSessionNotice('other')
	await show(<SessionNotice />)
	expect(screen.getByRole('status')).toHaveTextContent('Agora esta página também está na conta de Alice.')
	expect(screen.queryByRole('link')).toBeNull()
})
