import { act, screen } from '@testing-library/react'
import { $token, resumeSession, signOut } from 'shared-state'
import { answerWith, ok } from 'slice-kit/testing'
import { PAGE, page, showComments } from './commentsPage.testing.tsx'
import { setUpAsBia, type } from './interactions.testing.tsx'
import { BIA, CAIO } from './samples.testing.ts'

setUpAsBia()

const field = () => screen.getByRole('textbox', { name: 'Novo comentário' })

async function signInAs({ id, name }: { id: string; name: string }) {
	const user = { id, username: name, avatarUrl: null, role: 'member' }
	answerWith({ 'GET /api/auth/session': ok({ user }) })
	answerWith({ [`GET ${PAGE}?sort=newest`]: page([]) })
	$token.set(id.repeat(10))
	await act(resumeSession)
}

test('a draft is not shown to another member, and returns for its author', async () => {
	await showComments([])
	await type('Novo comentário', 'Só da Bia')
	await act(signOut)
	expect(field()).toHaveValue('')
	await signInAs(CAIO)
	expect(field()).toHaveValue('')
	await type('Novo comentário', 'Do Caio')
	await act(signOut)
	await signInAs(BIA)
	expect(field()).toHaveValue('Só da Bia')
})
