import { screen } from '@testing-library/react'
import { $site, $token, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, refused, SERVER_ERROR } from 'slice-kit/testing'
import { asked, openPage } from './openPage.testing.tsx'
import { SERIES } from './samples.testing.ts'

const MISSING = refused(404, 'request.notFound')
const ADULT = { ...SERIES, isAdult: true }
const SHARED = 'GET /api/titles/1'
const PERSONAL = 'GET /api/titles/1?adult=1'

beforeEach(() => $site.set({ demo: false, chatUrl: '', sourceUrl: '' }))
afterEach(() => signOut())

async function signedIn() {
	answerWith({ 'GET /api/auth/session': SERVER_ERROR })
	$token.set('half')
	// The session itself is of no interest here: the token makes a member.
	await resumeSession()
}

test('a visitor asks once, and finds no adult title', async () => {
	await openPage('/anime/1', { [SHARED]: MISSING, [PERSONAL]: ok(ADULT) })
	expect(asked().filter((request) => request.includes('/titles/1'))).toEqual([SHARED])
	expect(screen.queryByRole('heading', { name: 'O Sino' })).toBeNull()
})

test('a member asks again, and sees an adult title with its mark and without what members say together', async () => {
	await signedIn()
	await openPage('/anime/1', { [SHARED]: MISSING, [PERSONAL]: ok(ADULT) })
	expect(asked()).toContain(PERSONAL)
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('O Sino')
	expect(screen.getByText('+18')).toBeVisible()
	expect(screen.queryByRole('button', { name: /Editar/ })).toBeNull()
	expect(asked().filter((request) => /similar|watch-order|schedule|discussions/.test(request))).toEqual([])
})
