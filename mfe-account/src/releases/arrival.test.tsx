import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { $token, resumeSession } from 'shared-state'
import { ROLE_AWAITED_MS } from '../dashboard/refusedFor.ts'
import { answerWith, asked, done, enter, fakeApi, hold, refused } from '../testing/api.tsx'
import { asAdmin, BROKEN, openReleases, overview, pressButton, row } from './releasesTesting.tsx'
import { REFRESHED_EVERY_MS } from './useRefresh.ts'

beforeAll(fakeApi)
beforeEach(asAdmin)
afterEach(() => void jest.useRealTimers())

test('while somebody looks, it is asked anew; a refresh that fails leaves what is shown, and says so', async () => {
	jest.useFakeTimers()
	await openReleases()
	answerWith({ 'GET /api/releases': done(overview({ current: '1.0.2', previous: '1.0.1' })) })
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
	answerWith({ 'GET /api/releases': BROKEN })
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
	expect(screen.getByText(/Sem contato com o servidor/)).toBeVisible()
	answerWith({ 'GET /api/releases': done(overview()) })
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(screen.queryByText(/Sem contato com o servidor/)).toBeNull()
	expect(within(row('1.0.1')).getByText('ATUAL')).toBeVisible()
})

test('nothing is asked anew while an answer is on its way, nor while nobody looks', async () => {
	jest.useFakeTimers()
	await openReleases()
	const times = () => asked.filter(({ path }) => path === '/api/releases').length
	const after = async (intervals: number) => {
		// What a refresh changes is drawn before the next comes.
		for (let at = 0; at < intervals; at++) await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
		return times()
	}
	const before = times()
	const answer = hold('GET /api/releases')
	expect(await after(3)).toBe(before + 1)
	await act(async () => answer.release())
	expect(await after(1)).toBe(before + 2)
	const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
	expect(await after(3)).toBe(before + 2)
	sight.mockReturnValue('visible')
	await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
	expect(times()).toBe(before + 3)
	sight.mockRestore()
})

test('whoever stops being an admin while they look is shown nothing more', async () => {
	jest.useFakeTimers()
	await openReleases()
	answerWith({ 'GET /api/releases': refused(403, 'request.forbidden') })
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(screen.queryByRole('heading', { name: 'mfe-catalogue' })).toBeNull()
})

describe('where there is nothing to show', () => {
	test('because it failed', async () => {
		answerWith({ 'GET /api/releases': BROKEN })
		await openReleases()
		expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar as versões')
		answerWith({ 'GET /api/releases': done(overview()) })
		await pressButton('Tentar novamente')
		expect(screen.getByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	})

	test.each(['member', 'moderator'] as const)(
		'because it is not for a %s, of whom the server is asked nothing',
		async (role) => {
			await enter(role)
			await openReleases()
			expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
			expect(asked).toEqual([])
		},
	)

	test('because it is for admins, which the server says while a page does not know yet who looks', async () => {
		jest.useFakeTimers()
		$token.set('half')
		const session = hold('GET /api/auth/session')
		void resumeSession()
		answerWith({ 'GET /api/releases': refused(403, 'request.forbidden') })
		await openReleases()
		expect(asked.map(({ path }) => path)).toEqual(['/api/auth/session'])
		await act(async () => jest.advanceTimersByTimeAsync(ROLE_AWAITED_MS))
		expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
		await session.release()
	})

	test('but it is shown as soon as it is known who looks', async () => {
		$token.set('half')
		answerWith({
			'GET /api/auth/session': done({ user: { id: '1', username: 'Bia', avatarUrl: null, role: 'admin' } }),
		})
		const session = hold('GET /api/auth/session')
		const resumed = resumeSession()
		await openReleases()
		await session.release()
		await act(() => resumed)
		expect(await screen.findByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	})

	test('because it is for admins', async () => {
		answerWith({ 'GET /api/releases': refused(403, 'request.forbidden') })
		await openReleases()
		expect(screen.queryByRole('tab')).toBeNull()
		expect(screen.queryByRole('alert')).toBeNull()
	})

	test('because nobody is signed in', async () => {
		answerWith({ 'GET /api/releases': refused(401, 'auth.required') })
		const { router } = await openReleases()
		expect(router.state.location.pathname).toBe('/auth')
	})

	test('because nothing was published', async () => {
		answerWith({ 'GET /api/releases': done(overview({}, { slices: [] })) })
		await openReleases()
		expect(screen.getByText('Nenhuma fatia publicada ainda')).toBeVisible()
		expect(screen.getByRole('tab', { name: 'Fatias' })).toHaveAttribute('aria-selected', 'true')
	})

	test('because a registry is fixed by hand, it says so', async () => {
		answerWith({ 'GET /api/releases': done(overview({}, { fixed: true })) })
		await openReleases()
		expect(screen.getByText(/O registro está fixado por um arquivo/)).toBeVisible()
	})
})
