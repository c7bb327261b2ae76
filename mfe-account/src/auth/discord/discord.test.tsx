import { act, screen } from '@testing-library/react'
import { $site, $token, saveDraft } from 'shared-state'
import { answerWith, holdAnswer, ok, openRoute, refused, requests } from 'slice-kit/testing'
import { AuthPage } from '../AuthPage.tsx'

const USER = { id: 'm', username: 'Yumi', avatarUrl: null, role: 'member' }
const DISCORD = 'POST /api/auth/discord'
const SIGNED_IN = { [DISCORD]: ok({ kind: 'signedIn', token: 'half', user: USER }) }

async function open(path: string) {
	answerWith({ 'GET /api/auth/session': ok({ user: USER }) })
	const elsewhere = { path: '*', element: <p>another page</p> }
	return (await openRoute([{ path: '/auth', Component: AuthPage }, elsewhere], path)).router
}

test.each([true, false])('the Discord button shows if the site offers it: %s', async (discord) => {
	$site.set({ demo: false, chatUrl: '', sourceUrl: '', discord })
	await open('/auth')
	expect(screen.queryAllByRole('button', { name: 'Entrar com o Discord' })).toHaveLength(discord ? 1 : 0)
})

test('the callback signs in and continues at the previous page', async () => {
	answerWith(SIGNED_IN)
	saveDraft('discord-next', '/anime/7')
	const router = await open('/auth?code=c1&state=s')
	expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
		{ path: '/api/auth/discord', body: { code: 'c1', state: 's' } },
	])
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/anime/7')
})

test('a navigation during the callback is not overridden', async () => {
	answerWith(SIGNED_IN)
	const answer = holdAnswer(DISCORD)
	const router = await open('/auth?code=c3&state=s')
	await act(() => router.navigate('/news'))
	await act(answer.release)
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/news')
})

test('a refusal shows its reason, and a link back to the sign-in page', async () => {
	answerWith({ [DISCORD]: refused(409, 'auth.discord.emailTaken') })
	await open('/auth?code=c2&state=s')
	expect(screen.getByRole('alert')).toHaveTextContent('Já existe uma conta com o e-mail do seu Discord.')
	await act(async () => screen.getByRole('link', { name: 'Voltar para a entrada' }).click())
	expect(screen.getByLabelText('E-mail')).toBeVisible()
})

test('a denied access shows a message, and nothing is sent', async () => {
	await open('/auth?error=access_denied&state=s')
	expect(screen.getByRole('alert')).toHaveTextContent('A entrada pelo Discord foi cancelada.')
	expect(requests).toEqual([])
})
