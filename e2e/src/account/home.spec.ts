import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

test('home goes on with a member: one press adds an episode, and the toast takes it back', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Continua')
	await ana.send('PATCH', 'list/3', { status: 'current', progress: 2 })
	const page = await ana.open('/')
	const complaints = complaintsOf(page, members.address)
	const row = page.getByRole('region', { name: 'Continuar', exact: true }).first()
	// The row is there when the reader comes to it.
	const comeToRow = () =>
		expect(async () => {
			await page.mouse.wheel(0, 500)
			await expect(row).toBeVisible({ timeout: 500 })
		}).toPass()
	await comeToRow()
	await expect(row).toContainText(/EP 2/)
	await row.getByRole('button', { name: /^\+1 episódio/ }).click()
	await expect(row).toContainText(/EP 3/)
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(row).toContainText(/EP 2/)
	await page.reload()
	await comeToRow()
	await expect(row).toContainText(/EP 2/)
	expect(complaints).toEqual([])
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
