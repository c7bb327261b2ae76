import { act, fireEvent, screen } from '@testing-library/react'
import { $navigate, $site, $token, $username, resumeSession, signOut } from 'shared-state'
import { refused } from 'slice-kit/testing'
import { api, asked, composer, open } from './assistantPage.testing.tsx'

const typeText = (text: string) => act(async () => void fireEvent.change(composer(), { target: { value: text } }))

async function signInAs(name: string) {
	await act(async () => {
		$username.set(name)
		$token.set(name)
		await resumeSession()
	})
}

test('a draft is not shown to another member, and returns for its author', async () => {
	await open()
	const writer = $username.get()
	await typeText('Só meu')
	await act(signOut)
	expect(composer()).toHaveValue('')
	await signInAs('Outra')
	expect(composer()).toHaveValue('')
	await act(signOut)
	await signInAs(writer)
	expect(composer()).toHaveValue('Só meu')
})

test('a question refused after sign-out does not return to the composer', async () => {
	await open()
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	const went: unknown[] = []
	$navigate.set((to) => went.push(to))
	api.streams.push(refused(401, 'auth.required'))
	await act(async () => {
		fireEvent.change(composer(), { target: { value: 'Pergunta minha' } })
		fireEvent.keyDown(composer(), { key: 'Enter' })
		await signOut()
	})
	expect(asked()).toHaveLength(1)
	expect(composer()).toHaveValue('')
	expect(went).toEqual([])
	expect(screen.queryByText('Pergunta minha')).toBeNull()
})
