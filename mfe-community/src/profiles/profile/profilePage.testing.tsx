import { screen } from '@testing-library/react'
import { $registry } from 'shared-composition'
import { $toasts } from 'shared-state'
import { type Answers, answerWith, member, ok, openRoute, type Reply, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import * as screenRoute from './route.tsx'

export const HELO = '/api/profiles/Hel%C3%B4%20Vidal'
export const NAMED = '/profile/Hel%C3%B4%20Vidal'
export const YEAR = { first: '2025-03-27', last: '2026-04-01', total: 3, days: [{ date: '2026-03-31', count: 3 }] }
const OtherPage = () => <main>elsewhere</main>

const tab = (id: string, pt: string, order: number) => ({ module: 'Tab', id, title: { pt }, order })
/** A slice that adds tabs to profiles. */
const SLICE = {
	name: 'mfe-lists',
	version: '1.0.0',
	base: '/r/mfe-lists/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: [],
	exposes: {},
	fills: {
		'profile.tabs': [
			tab('favorites', 'Favoritos', 60),
			tab('stats', 'Estatísticas', 20),
			tab('manga-list', 'Lista de Mangás', 50),
		],
	},
}

/** Renders the profile page at `path`, with the server's response for `api`. */
export async function open(profile: Reply, more: Answers = {}, path = NAMED, api = HELO) {
	$registry.set({ state: 'ready', registry: { revision: '1', slices: [SLICE] } })
	answerWith({
		[`GET ${api}`]: profile,
		[`GET ${api}/activity`]: ok({ items: [], next: null }),
		[`GET ${api}/year?*`]: ok(YEAR),
		'GET /federation.json': SERVER_ERROR,
		...more,
	})
	const { router } = await openRoute(
		[
			{ path: '/profile', ...screenRoute },
			{ path: '/profile/:username/:part?', ...screenRoute },
			{ path: '*', Component: OtherPage },
		],
		path,
	)
	await screen.findByRole('main')
	return router
}

export const asMember = () => signInAs({ ...member(), id: 'm1' })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const toast = () => $toasts.get().at(-1)?.text
