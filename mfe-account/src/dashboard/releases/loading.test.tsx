import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { $token, resumeSession } from 'shared-state'
import { answerWith, holdAnswer, ok, refused, requests, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import { ROLE_TIMEOUT_MS } from '../requireRoleFor.ts'
import { openReleases, overview, pressButton, row, signInAsAdmin } from './releases.testing.tsx'
import { POLL_INTERVAL_MS } from './usePolling.ts'

beforeEach(signInAsAdmin)
afterEach(() => void jest.useRealTimers())

test('the page polls; a failed refresh keeps the shown data and says so', async () => {
	jest.useFakeTimers()
	await openReleases()
	answerWith({ 'GET /api/releases': ok(overview({ current: '1.0.2', previous: '1.0.1' })) })
	await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
	answerWith({ 'GET /api/releases': SERVER_ERROR })
	await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
	expect(screen.getByText(/Sem contato com o servidor/)).toBeVisible()
	answerWith({ 'GET /api/releases': ok(overview()) })
	await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
	expect(screen.queryByText(/Sem contato com o servidor/)).toBeNull()
	expect(within(row('1.0.1')).getByText('ATUAL')).toBeVisible()
})

test('no poll while a request is pending or the page is hidden', async () => {
	jest.useFakeTimers()
	await openReleases()
	const times = () => requests.filter(({ path }) => path === '/api/releases').length
	const after = async (intervals: number) => {
		// A refresh renders before the next one starts.
		for (let at = 0; at < intervals; at++) await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
		return times()
	}
	const before = times()
	const answer = holdAnswer('GET /api/releases')
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

test('a reader who loses the admin role sees nothing more', async () => {
	jest.useFakeTimers()
	await openReleases()
	answerWith({ 'GET /api/releases': refused(403, 'request.forbidden') })
	await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
	expect(screen.queryByRole('heading', { name: 'mfe-catalogue' })).toBeNull()
})

describe('without data', () => {
	test('a failed request shows an error', async () => {
		answerWith({ 'GET /api/releases': SERVER_ERROR })
		await openReleases()
		expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar as versões')
		answerWith({ 'GET /api/releases': ok(overview()) })
		await pressButton('Tentar novamente')
		expect(screen.getByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	})

	test.each(['member', 'moderator'] as const)(
		'a %s sees that the page is forbidden, and nothing is requested',
		async (role) => {
			await signInAs(role)
			await openReleases()
			expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
			expect(requests).toEqual([])
		},
	)

	test('the server refuses while the role is still unknown', async () => {
		jest.useFakeTimers()
		$token.set('half')
		const session = holdAnswer('GET /api/auth/session')
		void resumeSession()
		answerWith({
			'GET /api/releases': refused(403, 'request.forbidden'),
			'GET /api/auth/session': SERVER_ERROR,
		})
		await openReleases()
		expect(requests.map(({ path }) => path)).toEqual(['/api/auth/session'])
		await act(async () => jest.advanceTimersByTimeAsync(ROLE_TIMEOUT_MS))
		expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
		await session.release()
	})

	test('the page shows as soon as the role is known', async () => {
		$token.set('half')
		answerWith({
			'GET /api/auth/session': ok({ user: { id: '1', username: 'Bia', avatarUrl: null, role: 'admin' } }),
		})
		const session = holdAnswer('GET /api/auth/session')
		const resumed = resumeSession()
		await openReleases()
		await session.release()
		await act(() => resumed)
		expect(await screen.findByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	})

	test('the server refuses a reader without the role', async () => {
		answerWith({ 'GET /api/releases': refused(403, 'request.forbidden') })
		await openReleases()
		expect(screen.queryByRole('tab')).toBeNull()
		expect(screen.queryByRole('alert')).toBeNull()
	})

	test('a visitor signs in first', async () => {
		answerWith({ 'GET /api/releases': refused(401, 'auth.required') })
		const { router } = await openReleases()
		expect(router.state.location.pathname).toBe('/auth')
	})

	test('no slice is published', async () => {
		answerWith({ 'GET /api/releases': ok(overview({}, { slices: [] })) })
		await openReleases()
		expect(screen.getByText('Nenhuma fatia publicada ainda')).toBeVisible()
		expect(screen.getByRole('tab', { name: 'Fatias' })).toHaveAttribute('aria-selected', 'true')
	})

	test('a registry from a file says so', async () => {
		answerWith({ 'GET /api/releases': ok(overview({}, { fixed: true })) })
		await openReleases()
		expect(screen.getByText(/O registro está fixado por um arquivo/)).toBeVisible()
	})
})
