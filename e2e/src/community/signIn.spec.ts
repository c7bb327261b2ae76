import { expect, type Page } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { openComments } from './openComments.ts'
import { composer, texts, write } from './talk.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

async function signIn(page: Page, { email, password }: Member) {
	await expect(page).toHaveURL(/\/auth\?next=/)
	const form = page.locator('main')
	await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
	await form.getByLabel('Senha', { exact: true }).fill(password)
	await form.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a visitor who comments signs in and comes back to what they wrote', async ({ browser, page }) => {
	const ana = await newMember(browser, site.address, 'Ana Sol')
	await page.goto(`${site.address}/news/26`)
	const field = page.getByRole('textbox', { name: 'Novo comentário' })
	await openComments(page)
	await field.fill('Escrevi antes de entrar')
	await page.getByRole('button', { name: 'Comentar' }).click()
	await signIn(page, ana)
	await expect(page).toHaveURL(`${site.address}/news/26`)
	await openComments(page)
	await expect(field).toHaveValue('Escrevi antes de entrar')
	await page.getByRole('button', { name: 'Comentar' }).click()
	await expect(page.getByRole('article', { name: 'Ana Sol', exact: true })).toContainText('Escrevi antes de entrar')
	await expect(field).toHaveValue('')
})

test('whose session ends while they write a message signs in and comes back to it', async ({ browser }) => {
	const [beto, caio] = [
		await newMember(browser, site.address, 'Beto Sol'),
		await newMember(browser, site.address, 'Caio Sol'),
	]
	await beto.send('POST', 'friends/requests', { memberId: caio.id })
	await caio.send('POST', 'friends/requests', { memberId: beto.id })
	// Its socket would close with the session, and the page come again, before the message is sent.
	await beto.context.routeWebSocket('**/api/live', () => {})
	const page = await beto.open(`/messages/with/${caio.id}`)
	await expect(composer(page)).toBeVisible()
	const { pathname } = new URL(page.url())
	expect(pathname).toMatch(/^\/messages\/d\//)
	await write(page, 'antes')
	await expect(texts(page)).toHaveText(['antes'])
	await composer(page).fill('e depois')
	await beto.send('POST', 'auth/logout')
	await composer(page).press('Enter')
	await signIn(page, beto)
	await expect(page).toHaveURL(site.address + pathname)
	await expect(composer(page)).toHaveValue('e depois')
	await composer(page).press('Enter')
	await expect(texts(page)).toHaveText(['antes', 'e depois'])
})

test('a visitor is led from a conversation, an invitation and the notifications to sign in, and back', async ({
	page,
}) => {
	leaveToFullRuns()
	for (const path of ['/messages/niouka', '/messages/join/AbC', '/notifications']) {
		await page.goto(site.address + path)
		const link = page.locator('main').getByRole('link', { name: 'Entrar' })
		await expect(link).toHaveAttribute('href', `/auth?next=${encodeURIComponent(path)}`)
	}
})
