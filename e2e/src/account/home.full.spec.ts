import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

/** The first views of a phone and of a laptop, px. */
const VIEWS = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 900 },
]

test('home goes on with a member: one press adds an episode, and the toast takes it back', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Continua')
	// Of what is still shown an episode may come out today, which is another row.
	const { body } = await ana.send<{ items: { id: number }[] }>('GET', 'titles?kind=anime&format=TV&status=completed')
	await ana.send('PATCH', `list/${body.items[0]?.id}`, { status: 'current', progress: 2 })
	const page = await ana.open('/')
	const complaints = complaintsOf(page, members.address)
	const row = page.getByRole('region', { name: 'Continuar', exact: true })
	await expect(row).toContainText(/EP 2/)
	await row.getByRole('button', { name: /^\+1 episódio/ }).click()
	await expect(row).toContainText(/EP 3/)
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(row).toContainText(/EP 2/)
	await page.reload()
	await expect(row).toContainText(/EP 2/)
	expect(complaints).toEqual([])
})

test('a member has one more episode in the first view, arranges their home, and finds it so on another page', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Caseira')
	const { body } = await ana.send<{ popular: { id: number }[] }>('GET', 'home')
	for (const { id } of body.popular.slice(0, 4)) await ana.send('PATCH', `list/${id}`, { status: 'current' })

	const page = await ana.open('/calendar')
	const complaints = complaintsOf(page, members.address)
	await page.goto(members.address)
	const more = page.getByRole('main').getByRole('button', { name: /^\+1 episódio: / })
	for (const view of VIEWS) {
		await page.setViewportSize(view)
		await expect(more.first()).toBeInViewport({ ratio: 1 })
		expect(await fitsWidth(page)).toBe(true)
		const { violations } = await new AxeBuilder({ page }).analyze()
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
	}

	const popular = page.getByRole('region', { name: 'Populares' })
	await expect(popular).toBeAttached()
	await page.getByRole('button', { name: 'Organizar' }).click()
	await page.getByRole('switch', { name: 'Populares' }).click()
	const down = page.getByRole('button', { name: /^Descer “Hoje/ })
	await down.press('Enter')
	await expect(down).toBeFocused()
	await page.getByRole('button', { name: 'Salvar', exact: true }).click()
	await expect(popular).toHaveCount(0)
	expect(complaints).toEqual([])

	const other = await ana.open('/')
	await expect(other.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Para você')
	await expect(other.getByRole('region', { name: 'Populares' })).toHaveCount(0)
})

test('whoever has a member’s private calendar address reads it, until it is revoked', async ({
	browser,
	members,
	request,
}) => {
	const bia = await newMember(browser, members.address, 'Bia Agenda')
	const page = await bia.open('/settings/notifications')
	const complaints = complaintsOf(page, members.address)
	await page.getByRole('button', { name: 'Criar endereço' }).click()
	const address = (await page.locator('code', { hasText: '/calendar/' }).textContent()) ?? ''
	const file = await request.get(address)
	expect(file.headers()['content-type']).toContain('text/calendar')
	expect(await file.text()).toContain('BEGIN:VCALENDAR')
	await page.getByRole('button', { name: 'Revogar' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
	await expect(page.getByRole('button', { name: 'Criar endereço' })).toBeVisible()
	expect((await request.get(address)).status()).toBe(404)
	expect(complaints).toEqual([])
})
