import { act } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $session, $site, $token, signOut } from 'shared-state'

export interface Answer {
	status: number
	body: unknown
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refused = (status: number, code: string): Answer => ({ status, body: { code, msg: 'x', requestId: '1' } })

/** The requests of this test, in order. */
export const asked: string[] = []
let answers: Record<string, Answer> = {}

/** Sets the response of the fake server by method and path, with or without the query. Any other request fails. */
export function answerWith(given: Record<string, Answer>): void {
	answers = { ...answers, ...given }
}

/** Sets up each test of a file: a server without responses, and a visitor of the demo. */
export function fakeServer(): void {
	beforeAll(async () => {
		Object.assign(globalThis, { fetch: answerTo, WebSocket: ShutSocket })
		await setLocale('pt')
	})
	beforeEach(() => {
		asked.length = 0
		$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	})
	afterEach(async () => {
		answers = { 'POST /api/auth/logout': ok({ done: true }) }
		if ($session.get().state === 'member') await act(async () => signOut())
		$token.set('')
		answers = {}
	})
}

async function answerTo(path: string, init?: RequestInit) {
	if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
	const call = `${init?.method ?? 'GET'} ${path}`
	asked.push(call)
	const { status, body } = answers[call] ?? answers[call.replace(/\?.*/, '')] ?? { status: 500, body: {} }
	return { status, text: async () => JSON.stringify(body) }
}

/** A WebSocket that never connects. */
class ShutSocket extends EventTarget {
	readyState = 0
	send() {}
	close() {}
}
