import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { RouteObject } from 'react-router'
import { Link, useLoaderData } from 'react-router-dom'
import { sessionRoute, siteRoute } from 'shared-contract'
import { route } from 'shared-contract/route'
import { array, object, string } from 'shared-contract/schema'
import { common, useTranslations } from 'shared-i18n'
import { $appearance, $session, $site, call } from 'shared-state'
import {
	after,
	answer,
	answerWith,
	calls,
	goOffline,
	holdAnswer,
	inTurn,
	member,
	ok,
	openRoute,
	openWidget,
	refuse,
	refused,
	SERVER_ERROR,
	UNREACHABLE,
	unreachable,
} from './index.tsx'

const offersRoute = route('GET', '/api/offers/:shop', {
	summary: 'Offers of a shop',
	tag: 'site',
	params: object({ shop: string() }),
	answer: object({ items: array(string()) }),
})

const routes: RouteObject[] = [
	{
		path: '/market/:shop',
		loader: ({ params }) => call(offersRoute, { params: { shop: params.shop ?? '' } }),
		Component: () => <p>{JSON.stringify(useLoaderData())}</p>,
	},
]

const shown = () => screen.getByRole('paragraph').textContent

test('a screen gets the answers of the routes, with the parts of their addresses', async () => {
	const answers = [answer(offersRoute, ({ params }) => ({ items: [`from ${params.shop}`] }))]
	const { requests } = await openRoute(routes, '/market/a%2Fb', { answers })
	expect(shown()).toContain('from a/b')
	expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/offers/a%2Fb'])
})

test.each([
	['refused', refuse(offersRoute, 404, 'request.notFound')],
	['unreachable', unreachable(offersRoute)],
])('a screen sees that a request is %s', async (state, given) => {
	await openRoute(routes, '/market/x', { answers: [given] })
	expect(shown()).toContain(`"${state}"`)
})

test('answers come in turn, and the last one repeats', async () => {
	const answers = [inTurn(refuse(offersRoute, 503, 'server.unavailable'), answer(offersRoute, { items: ['later'] }))]
	const { router } = await openRoute(routes, '/market/x', { answers })
	expect(shown()).toContain('"refused"')
	for (let round = 0; round < 2; round += 1) {
		await act(() => router.revalidate())
		expect(shown()).toContain('later')
	}
})

test('an answer can be held, to see what a screen shows until then', async () => {
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await openRoute(routes, '/market/x', { answers: [after(held, answer(offersRoute, { items: ['late'] }))] })
	expect(screen.queryByRole('paragraph')).toBeNull()
	await act(async () => release())
	await waitFor(() => expect(shown()).toContain('late'))
})

test('a request without an answer, and one whose answer does not fit the contract, fail the test', async () => {
	const said = jest.spyOn(console, 'error').mockImplementation(() => {})
	await openRoute(routes, '/market/x', { answers: [answer(siteRoute, { demo: true, chatUrl: '', sourceUrl: '' })] })
	expect(said).toHaveBeenLastCalledWith('no answer is given for GET /api/offers/x')
	// @ts-expect-error the contract says an object with items
	await openRoute(routes, '/market/x', { answers: [answer(offersRoute, { offers: [] })] })
	expect(said).toHaveBeenLastCalledWith('the answer to GET /api/offers/:shop does not fit the contract')
	expect(said).toHaveBeenCalledTimes(2)
})

const Words = () => <p>{useTranslations(common)('action.retry')}</p>
const surroundings = () => [$appearance.get().theme, $site.get().demo, document.documentElement.lang]

test('a widget sees the member, the language, the theme and the kind of site', async () => {
	await openWidget(<Words />, { member: member('moderator'), locale: 'ja', theme: 'paper', demo: true })
	expect($session.get()).toMatchObject({ state: 'member', member: { role: 'moderator' } })
	expect(surroundings()).toEqual(['paper', true, 'ja'])
	expect(shown()).toBe('もう一度試す')
	sessionStorage.setItem('draft', 'half')
})

test('the next test has none of them', async () => {
	await openWidget(<Words />)
	expect($session.get()).toEqual({ state: 'visitor' })
	expect(surroundings()).toEqual(['ink', false, 'pt-BR'])
	expect(shown()).toBe('Tentar novamente')
	expect(sessionStorage.getItem('draft')).toBeNull()
})

test('a link of a widget leads on in its router, and what it sends is told', async () => {
	function Form() {
		const [done, setDone] = useState('')
		const ask = async () => setDone((await call(sessionRoute, {})).state)
		return (
			<>
				<button type="button" onClick={ask}>
					ask {done}
				</button>
				<Link to="/elsewhere">on</Link>
			</>
		)
	}
	const { router, requests } = await openWidget(<Form />, { answers: [answer(sessionRoute, { user: null })] })
	await act(async () => fireEvent.click(screen.getByRole('button')))
	expect(screen.getByRole('button')).toHaveTextContent('ask done')
	expect(requests).toHaveLength(1)
	await act(async () => fireEvent.click(screen.getByRole('link')))
	expect(router.state.location.pathname).toBe('/elsewhere')
})

describe('answers by address', () => {
	const ask = (shop: string) => call(offersRoute, { params: { shop } })
	const items = (...names: string[]) => ok({ items: names })

	test('are for one address, and `*` is every other one', async () => {
		answerWith({ 'GET /api/offers/a': () => items('one'), '*': UNREACHABLE })
		expect(await ask('a')).toEqual({ state: 'done', answer: { items: ['one'] } })
		expect(await ask('b')).toEqual({ state: 'unreachable' })
		expect(calls()).toEqual(['GET /api/offers/a', 'GET /api/offers/b'])
	})

	test('of the contract have to fit it, and others need a response of their own', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {})
		answerWith({ 'GET /api/site': ok({ demo: 'yes' }) })
		expect(await call(siteRoute, {})).toEqual({ state: 'unreachable' })
		expect(said).toHaveBeenLastCalledWith('the answer to GET /api/site does not fit the contract')
		expect(() => answerWith({ 'GET /api/nothing': ok({}) })).toThrow('the contract has no GET /api/nothing')
		answerWith({ 'GET /api/nothing': new Response('x') })
		expect(await (await fetch('/api/nothing')).text()).toBe('x')
	})

	test('come one after the other, can be held, and change in the middle', async () => {
		answerWith({ 'GET /api/auth/session': [SERVER_ERROR, ok({ user: null })] })
		expect((await call(sessionRoute, {})).state).not.toBe('done')
		const held = holdAnswer('GET /api/auth/session')
		const asked = call(sessionRoute, {})
		answerWith({ 'GET /api/auth/session': refused(429, 'request.tooMany') })
		await held.release()
		expect(await asked).toMatchObject({ state: 'refused' })
	})

	test('are missing without a network, but for what is stored', async () => {
		answerWith({ 'GET /api/auth/session': ok({ user: null }), 'GET /api/site': SERVER_ERROR })
		goOffline(['GET /api/auth/session'])
		expect((await call(sessionRoute, {})).state).toBe('done')
		expect((await call(siteRoute, {})).state).toBe('unreachable')
	})

	test('are none in the next test', () => expect(calls()).toEqual([]))
})
