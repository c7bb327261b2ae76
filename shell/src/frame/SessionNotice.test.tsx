import { act, fireEvent, screen } from '@testing-library/react'
import { noteSession } from 'shared-state'
import { SessionNotice } from './SessionNotice.tsx'
import { asAlice, freshPage, show } from './testing.tsx'

afterEach(() => act(async () => noteSession(undefined)))

test('a page whose session ended says so, leads to sign in and back, and stops saying so when dismissed', async () => {
	await freshPage()
	await show(<SessionNotice />, '/anime/7')
	expect(screen.getByRole('status')).toBeEmptyDOMElement()
	await act(async () => noteSession('ended'))
	expect(screen.getByRole('status')).toHaveTextContent('Sua sessão terminou.')
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fanime%2F7')
	fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
	expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a page that is another account’s now says whose', async () => {
	await freshPage()
	await asAlice()
	noteSession('other')
	await show(<SessionNotice />)
	expect(screen.getByRole('status')).toHaveTextContent('Agora esta página também está na conta de Alice.')
	expect(screen.queryByRole('link')).toBeNull()
})
