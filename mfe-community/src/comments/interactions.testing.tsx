import { act, fireEvent, screen, within } from '@testing-library/react'
import { $site, $toasts, $token, $username, dismissToast, resumeSession, signOut } from 'shared-state'
import { answer, fakeApi, resetApi, sent } from './commentsPage.testing.tsx'
import { BIA } from './samples.testing.ts'

/** Signs in Bia before each test of a file, on a site that is no demo. */
export function setUpAsBia() {
	beforeAll(async () => {
		await fakeApi()
		Object.assign(Element.prototype, { scrollIntoView: () => {} })
	})
	beforeEach(async () => {
		resetApi()
		sessionStorage.clear()
		for (const { id } of $toasts.get()) dismissToast(id)
		$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
		$token.set('a'.repeat(43))
		$username.set(BIA.name)
		answer('GET /api/auth/session', {
			body: { user: { id: 'bia', username: BIA.name, avatarUrl: null, role: 'member' } },
		})
		await resumeSession()
		resetApi()
	})
}

/** Signs out. */
export const becomeVisitor = async (demo: boolean) => {
	$token.set('')
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	await act(signOut)
}
export const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
export const type = (label: string | RegExp, value: string) =>
	act(async () => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } }))
export const item = (name: string) => within(screen.getAllByRole('article', { name })[0] ?? document.body)
export const toasts = () => $toasts.get().map(({ text }) => text)
export const requests = (method: string) => sent.filter(({ request }) => request.startsWith(method))
