import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Answers for a card once it has been seen: a press at once would be meant for the one before. */
async function answer(page: Page, name: 'Quero ver' | 'Passo'): Promise<void> {
	await page.waitForTimeout(500)
	await press(page, name)
}
const card = (page: Page) => page.getByRole('heading', { level: 3 }).first()

/** Answers the open cards of a page until the room has chosen: likes one title, and skips all others. */
async function answerAll(page: Page, liked: string): Promise<void> {
	for (let left = 10; left > 0; left -= 1) {
		const name = await card(page).textContent()
		await answer(page, name === liked ? 'Quero ver' : 'Passo')
		if (left > 1) await expect(card(page)).not.toHaveText(name ?? '')
	}
}

test('three browsers choose: a member, one on a phone and a guest; one loses the network for a while', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana da Sala')
	const beto = await newMember(browser, members.address, 'Beto da Sala', PHONE)
	const host = await ana.open('/together')
	const complaints = complaintsOf(host, members.address)
	await press(host, 'Abrir uma sala')
	await expect(host).toHaveURL(/\/together\/[a-z0-9]{20}$/)
	const path = new URL(host.url()).pathname

	const phone = await beto.open(path)
	await press(phone, 'Entrar')
	const guest = await (await browser.newContext()).newPage()
	await guest.goto(members.address + path)
	await guest.getByRole('textbox', { name: 'O seu nome' }).fill('Zeca')
	await press(guest, 'Entrar')
	for (const page of [host, phone, guest]) {
		for (const name of ['Ana da Sala', 'Beto da Sala', 'Zeca']) await expect(page.getByText(name)).toBeVisible()
		const { violations } = await new AxeBuilder({ page }).include('main').withTags(['wcag2a', 'wcag2aa']).analyze()
		expect(violations).toEqual([])
	}

	await press(guest, 'Pronto')
	await press(host, 'Pronto')
	await press(host, 'Mostrar os dez títulos')
	for (const page of [phone, guest, host]) await expect(page.getByText('Título 1 de 10')).toBeVisible()
	const { violations } = await new AxeBuilder({ page: phone }).include('main').withTags(['wcag2a', 'wcag2aa']).analyze()
	expect(violations).toEqual([])
	const liked = (await card(guest).textContent()) ?? ''
	await answer(guest, 'Quero ver')
	await answerAll(phone, liked)
	await expect(phone.getByText('Você já respondeu a tudo')).toBeVisible()

	await guest.context().setOffline(true)
	const before = await card(guest).textContent()
	await answer(guest, 'Passo')
	await expect(card(guest)).toHaveText(before ?? '')
	await guest.context().setOffline(false)

	for (let left = 10; left > 0 && (await card(host).textContent()) !== liked; left -= 1) {
		const name = await card(host).textContent()
		await answer(host, 'Passo')
		await expect(card(host)).not.toHaveText(name ?? '')
	}
	await answer(host, 'Quero ver')
	for (const page of [host, phone, guest]) {
		await expect(page.getByRole('heading', { name: 'Hoje vocês veem' })).toBeVisible()
		await expect(page.getByText('Todos quiseram: 3 de 3.')).toBeVisible()
		await expect(card(page)).toHaveText(liked)
		await expect(page.getByRole('heading', { name: 'Onde assistir' })).toBeVisible()
	}
	await press(host, 'Planejo ver')
	await expect(host.getByRole('button', { name: 'Está na sua lista' })).toBeVisible()
	await expect(guest.getByRole('button', { name: 'Planejo ver' })).toHaveCount(0)
	expect(complaints).toEqual([])
})
