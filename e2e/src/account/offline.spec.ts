import { type Browser, expect, type Page } from '@playwright/test'
import { tried } from '../full.ts'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

const LIST = '/profile?tab=anime-list'
const dialog = (page: Page) => page.getByRole('dialog').last()
const plusOne = (page: Page) => page.getByRole('button', { name: /^Mais um episódio de/ }).click()
const waiting = (page: Page) => page.getByText(/da sua lista esperam? pela rede/)

/** Waits until the worker has stored the member's list, and the form that changes it. */
async function storesList(page: Page) {
	await expect
		.poll(() =>
			page.evaluate(async () => {
				const names = (await caches.keys()).filter((name) => name.startsWith('niouka-own-'))
				const found = await Promise.all(
					names.map(async (name) => (await caches.open(name)).match('/api/list', { ignoreVary: true })),
				)
				const files = await (await caches.open('niouka-assets')).keys()
				return found.some(Boolean) && files.some(({ url }) => url.includes('/entry-dialog'))
			}),
		)
		.toBe(true)
}

/** Another browser of a member. */
async function secondBrowser(browser: Browser, site: Site, { email, password, name }: Member) {
	const context = await browser.newContext()
	const signedIn = await context.request.post(`${site.address}/api/auth/login`, { data: { email, password } })
	const { token } = await signedIn.json()
	await context.addInitScript(
		([key, username]) => {
			localStorage.setItem('niouka:token', key)
			localStorage.setItem('niouka:username', username)
		},
		[String(token), name] as const,
	)
	return context
}

async function stored(member: Member) {
	const { body } = await member.send<{ entry: object }>('GET', 'list/1')
	return body.entry
}

test('without a network the site opens with the lists of the member, and what changes there is sent later', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Trem')
	await ana.send('PATCH', 'list/1', { status: 'current', progress: 3 })
	const page = await ana.open('/')
	await storesList(page)
	await ana.context.setOffline(true)
	await page.goto(`${members.address}/lists`)
	await expect(page.getByText('EP 3 / 23', { exact: true })).toBeVisible()
	await plusOne(page)
	await plusOne(page)
	await expect(page.getByText('EP 5 / 23', { exact: true })).toBeVisible()
	// The change is there still after the browser was closed.
	await page.reload()
	await expect(waiting(page)).toBeVisible()
	await ana.context.setOffline(false)
	await expect(waiting(page)).toBeHidden()
	expect(await stored(ana)).toMatchObject({ progress: { current: 5 } })
})

test('after a write the browser asks for what changed of its list, and stores the list with that', async ({
	browser,
	members,
}) => {
	leaveToFullRuns()
	const elis = await newMember(browser, members.address, 'Elis Trem')
	for (const id of [1, 2]) await elis.send('PATCH', `list/${id}`, { status: 'current', progress: 3 })
	const page = await elis.open(LIST)
	await storesList(page)
	const asked = page.waitForResponse((response) => response.url().includes('/api/list?since='))
	await page
		.getByRole('button', { name: /^Mais um episódio de/ })
		.first()
		.click()
	expect((await (await asked).json()).entries).toMatchObject([{ progress: { current: 4 } }])
	await elis.context.setOffline(true)
	await page.goto(`${members.address}/lists`)
	await expect(page.getByText(/^EP 4/)).toBeVisible()
	await expect(page.getByText(/^EP 3/)).toBeVisible()
})

for (const order of tried(['the first', 'the second'], 1)) {
	test(`two browsers change one entry without a network; ${order} sends first, and nothing is lost`, async ({
		browser,
		members,
	}) => {
		const bia = await newMember(browser, members.address, order === 'the first' ? 'Bia Trem' : 'Bia Barco')
		await bia.send('PATCH', 'list/1', { status: 'current', progress: 3 })
		const contexts = [bia.context, await secondBrowser(browser, members, bia)] as const
		const [one, two] = [await contexts[0].newPage(), await contexts[1].newPage()]
		for (const page of [one, two]) {
			await page.goto(members.address + LIST)
			await expect(page.getByText('EP 3 / 23', { exact: true })).toBeVisible()
			await storesList(page)
		}
		for (const context of contexts) await context.setOffline(true)
		await change(one, { 'Episódios vistos': '5', Anotações: 'no trem' })
		await plusOne(two)
		await change(two, { 'Sua nota': '8' })
		for (const page of [one, two]) await expect(waiting(page)).toBeVisible()

		const [early, late] = order === 'the first' ? [one, two] : [two, one]
		await early.context().setOffline(false)
		await expect(waiting(early)).toBeHidden()
		await late.context().setOffline(false)
		await late.getByRole('button', { name: 'Escolher' }).click()
		await dialog(late)
			.getByRole('button', { name: late === two ? 'De outro lugar: 5' : 'Daqui: 5' })
			.click()
		await expect(dialog(late)).toBeHidden()
		await expect(waiting(late)).toBeHidden()
		expect(await stored(bia)).toMatchObject({ progress: { current: 5 }, score: 8, notes: 'no trem' })
	})
}

async function change(page: Page, values: Readonly<Record<string, string>>) {
	await page.getByRole('button', { name: /^Editar .* na lista/ }).click()
	for (const [label, value] of Object.entries(values)) {
		const field = dialog(page).getByLabel(label)
		if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
		else await field.fill(value)
	}
	await dialog(page).getByRole('button', { name: 'Salvar' }).click()
	await expect(dialog(page)).toBeHidden()
}

test('signing out deletes what was stored for the member', async ({ browser, members }) => {
	const carla = await newMember(browser, members.address, 'Carla Trem')
	const page = await carla.open('/')
	await storesList(page)
	await page.evaluate(() => localStorage.setItem('niouka:token', ''))
	await page.reload()
	await expect
		.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('niouka-own-'))))
		.toEqual([])
})

test('a sign-out without a network tells what waits, and ends the session once the next tab has one', async ({
	browser,
	members,
}) => {
	leaveToFullRuns()
	const davi = await newMember(browser, members.address, 'Davi Trem')
	await davi.send('PATCH', 'list/1', { status: 'current', progress: 3 })
	const page = await davi.open(LIST)
	await expect(page.getByText('EP 3 / 23', { exact: true })).toBeVisible()
	await storesList(page)
	await davi.context.setOffline(true)
	await plusOne(page)
	await expect(waiting(page)).toBeVisible()
	await page.getByRole('button', { name: 'Menu de Davi Trem' }).click()
	await page.getByRole('menuitem', { name: 'Sair' }).click()
	await expect(page.getByText(/^Você saiu\. 1 mudança da sua lista fica guardada/)).toBeVisible()
	expect((await davi.send('GET', 'account/sessions')).status).toBe(200)
	// Chromium gives a page that is closed its network back for a moment, in which it may end the session itself.
	await page.close()
	await davi.context.setOffline(false)
	const next = await davi.context.newPage()
	await next.goto(`${members.address}/auth`)
	await expect.poll(async () => (await davi.send('GET', 'account/sessions')).status).toBe(401)
	// The change is sent after the next sign-in.
	await next.getByLabel('E-mail').fill(davi.email)
	await next.getByLabel('Senha', { exact: true }).fill(davi.password)
	await next.locator('form').getByRole('button', { name: 'Entrar' }).click()
	await expect(next).not.toHaveURL(/\/auth/)
	const list = await davi.context.newPage()
	await list.goto(members.address + LIST)
	await expect(list.getByText('EP 4 / 23', { exact: true })).toBeVisible()
})
