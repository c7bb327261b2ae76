import { act, fireEvent, screen, within } from '@testing-library/react'
import { $site, $token, signOut } from 'shared-state'
import { answerWith, requests, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import { BIA } from './samples.testing.ts'

/** Signs in Bia before each test of a file, on a site that is no demo. */
export function setUpAsBia() {
	beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => {} }))
	beforeEach(() => {
		// What stays of an earlier test asks again once somebody signs in.
		answerWith({ '*': SERVER_ERROR })
		return signInAs({ id: 'bia', username: BIA.name, avatarUrl: null, role: 'member' })
	})
}

/** Signs out. */
export const becomeVisitor = async (demo: boolean) => {
	$token.set('')
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	await act(signOut)
}
export const type = (label: string | RegExp, value: string) =>
	act(async () => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } }))
export const item = (name: string) => within(screen.getAllByRole('article', { name })[0] ?? document.body)
export const sent = (method: string) => requests.filter((request) => request.method === method)
