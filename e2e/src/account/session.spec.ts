import { expect, type Page } from '@playwright/test'
import { openComments } from '../community/openComments.ts'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const SECOND = { timeout: 1500 }

async function signIn(page: Page, { email, password }: Member) {
	const form = page.locator('main')
	await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
	await form.getByLabel('Senha', { exact: true }).fill(password)
	await form.getByRole('button', { name: 'Entrar', exact: true }).click()
	await expect(page).not.toHaveURL(/\/auth/)
}

const menuOf = (page: Page, { name }: Member) => page.getByRole('button', { name: `Menu de ${name}` })

async function signOut(page: Page, member: Member) {
	await menuOf(page, member).click()
	await page.getByRole('menuitem', { name: 'Sair' }).click()
	await expect(page).toHaveURL(/\/auth/)
}

test('a page becomes the account of the other tab; what was typed stays its writer’s and is published by nobody else', async ({
	browser,
}) => {
	const [davi, carla] = [
		await newMember(browser, site.address, 'Davi Rosa'),
		await newMember(browser, site.address, 'Carla Rosa'),
	]
	const page = await davi.open('/news/26')
	const field = page.getByRole('textbox', { name: 'Novo comentário' })
	await openComments(page)
	await field.fill('Só o Davi escreve isto')
	const other = await davi.open('/')
	await signOut(other, davi)
	await expect(page.getByText('Sua sessão terminou.')).toBeVisible(SECOND)
	await signIn(other, carla)
	await expect(menuOf(page, carla)).toBeVisible(SECOND)
	await expect(page.getByText('Agora esta página também está na conta de Carla Rosa.')).toBeVisible()
	// Comments load near a reader, and a page in the back has none.
	await page.bringToFront()
	await openComments(page)
	await expect(field).toHaveValue('')
	await expect(page.getByText('Só o Davi escreve isto')).toHaveCount(0)
	await other.bringToFront()
	await signOut(other, carla)
	await signIn(other, davi)
	await expect(menuOf(page, davi)).toBeVisible(SECOND)
	await page.bringToFront()
	await openComments(page)
	await expect(field).toHaveValue('Só o Davi escreve isto')
})

test('private chats leave the screen when another tab signs out', async ({ browser }) => {
	leaveToFullRuns()
	const eva = await newMember(browser, site.address, 'Eva Rosa')
	const page = await eva.open('/messages')
	await expect(page.getByRole('heading', { name: 'Mensagens' }).first()).toBeVisible()
	const other = await eva.open('/')
	await signOut(other, eva)
	await expect(menuOf(page, eva)).toHaveCount(0, SECOND)
	await expect(page.getByText('Sua sessão terminou.')).toBeVisible(SECOND)
	await expect(page.locator('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
		'href',
		'/auth?next=%2Fmessages',
	)
})

test('a session that another browser ends is followed, without anything being pressed', async ({ browser }) => {
	leaveToFullRuns()
	const gil = await newMember(browser, site.address, 'Gil Rosa')
	const other = await (await browser.newContext()).newPage()
	await other.goto(`${site.address}/auth`)
	await signIn(other, gil)
	const page = await gil.context.newPage()
	const socket = page.waitForEvent('websocket')
	await page.goto(`${site.address}/settings`)
	await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible()
	await (await socket).waitForEvent('framereceived')
	await other.evaluate(async () => {
		const headers = { authorization: `Bearer ${localStorage.getItem('niouka:token')}` }
		const { items } = await (await fetch('/api/account/sessions', { headers })).json()
		for (const { id, isThis } of items)
			if (!isThis) await fetch(`/api/account/sessions/${id}`, { method: 'DELETE', headers })
	})
	await expect(page).toHaveURL(`${site.address}/auth?next=%2Fsettings`)
	await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
	await expect(page.getByText('Entre para abrir as suas configurações.')).toBeVisible()
	await signIn(page, gil)
	await expect(page).toHaveURL(`${site.address}/settings`)
})
