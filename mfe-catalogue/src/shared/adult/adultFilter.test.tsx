import { act, render, screen } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $token, resumeSession, signOut } from 'shared-state'
import texts from '../../../locales/listing/pt.json' with { type: 'json' }
import { AdultFilter } from './AdultFilter.tsx'

let showsAdult = false

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => ({ ...commonTexts, ...texts }) }
			const user = { id: 'a', username: 'Bia', avatarUrl: null, role: 'member', ...(showsAdult ? { showsAdult } : {}) }
			return { status: 200, text: async () => JSON.stringify({ user, done: true }) }
		},
	})
	await setLocale('pt')
})
afterEach(() => signOut())

async function signIn(adult: boolean) {
	showsAdult = adult
	$token.set('half')
	await resumeSession()
}

test('only a member who switched adult titles on has the filter', async () => {
	const changes: boolean[] = []
	render(<AdultFilter pressed={false} onChange={(pressed) => changes.push(pressed)} />)
	expect(screen.queryByRole('button')).toBeNull()
	await act(() => signIn(false))
	expect(screen.queryByRole('button')).toBeNull()
	await act(() => signIn(true))
	await act(async () => screen.getByRole('button', { pressed: false }).click())
	expect(changes).toEqual([true])
})
