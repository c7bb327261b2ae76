import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { openComments } from '../community/openComments.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const PASSWORD = 'violeta-quieta-83'
const SECOND = { timeout: 1500 }

interface Account {
	name: string
	email: string
}

async function newAccount(browser: Browser, name: string): Promise<Account> {
	const context = await browser.newContext()
	const email = `${randomUUID()}@exemplo.com.br`
	const made = await context.request.post(`${site.address}/api/auth/register`, {
		data: { username: name, email, password: PASSWORD },
	})
	expect(made.ok()).toBe(true)
	return { name, email }
}

async function signIn(page: Page, { email }: Account) {
	const form = page.locator('main')
	await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
	await form.getByLabel('Senha', { exact: true }).fill(PASSWORD)
	await form.getByRole('button', { name: 'Entrar', exact: true }).click()
	await expect(page).not.toHaveURL(/\/auth/)
}

/** A browser in which an account has signed in by the page, as members do. */
async function browserOf(browser: Browser, account: Account): Promise<[BrowserContext, Page]> {
	const context = await browser.newContext()
	const page = await context.newPage()
	await page.goto(`${site.address}/auth`)
	await signIn(page, account)
	return [context, page]
}

const menuOf = (page: Page, { name }: Account) => page.getByRole('button', { name: `Menu de ${name}` })

async function signOut(page: Page, account: Account) {
	await menuOf(page, account).click()
	await page.getByRole('menuitem', { name: 'Sair' }).click()
	await expect(page).toHaveURL(/\/auth/)
}

test('a page becomes the account of the other tab; what was typed stays its writer’s and is published by nobody else', async ({
	browser,
}) => {
	const [davi, carla] = [await newAccount(browser, 'Davi Rosa'), await newAccount(browser, 'Carla Rosa')]
	const [context, page] = await browserOf(browser, davi)
	const field = page.getByRole('textbox', { name: 'Novo comentário' })
	await page.goto(`${site.address}/news/26`)
	await openComments(page)
	await field.fill('Só o Davi escreve isto')
	const other = await context.newPage()
	await other.goto(`${site.address}/`)
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
	const eva = await newAccount(browser, 'Eva Rosa')
	const [context, page] = await browserOf(browser, eva)
	await page.goto(`${site.address}/messages`)
	await expect(page.getByRole('heading', { name: 'Mensagens' }).first()).toBeVisible()
	const other = await context.newPage()
	await other.goto(`${site.address}/`)
	await signOut(other, eva)
	await expect(menuOf(page, eva)).toHaveCount(0, SECOND)
	await expect(page.getByText('Sua sessão terminou.')).toBeVisible(SECOND)
	await expect(page.locator('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
		'href',
		'/auth?next=%2Fmessages',
	)
})

test('a session that another browser ends is followed, without anything being pressed', async ({ browser }) => {
	const gil = await newAccount(browser, 'Gil Rosa')
	const [, page] = await browserOf(browser, gil)
	const [, other] = await browserOf(browser, gil)
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
