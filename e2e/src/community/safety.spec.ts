import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import type { AdminSite } from '../composition/adminSite.ts'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

test.describe.configure({ timeout: 120_000 })

let place: AdminSite
test.beforeAll(({ adminPlace }) => {
	place = adminPlace
})

test('a list is reported, claimed and hidden; its author appeals, and another moderator reverses', async ({
	browser,
}) => {
	const { site, admin } = place
	const author = await newMember(browser, site.address, 'Nina Listas')
	const reader = await newMember(browser, site.address, 'Caio Leitor')
	const second = await newMember(browser, site.address, 'Duda Modera')
	expect((await admin.send('PUT', `members/${second.id}/role`, { role: 'moderator' })).status).toBe(200)
	const draft = { title: 'Relojoaria da Nina', description: 'Compre já', isPublic: true }
	const made = await author.send<{ list: { id: string } }>('POST', 'lists', draft)
	const path = `/lists/${made.body.list.id}`

	const shown = await reader.open(path)
	const complaints = [complaintsOf(shown, site.address)]
	await shown.getByRole('button', { name: 'Denunciar' }).click()
	const form = shown.getByRole('dialog', { name: 'Denunciar lista' })
	await form.getByRole('textbox').fill('É propaganda')
	await form.getByRole('button', { name: 'Denunciar' }).click()
	await expect(shown.getByText(/Denúncia enviada/)).toBeVisible()

	const queue = await admin.open('/moderation?kind=list')
	complaints.push(complaintsOf(queue, site.address))
	const waiting = queue.getByRole('article').filter({ hasText: 'Relojoaria da Nina' })
	await expect(waiting).toContainText('É propaganda')
	await waiting.getByRole('button', { name: 'Assumir' }).click()
	await expect(waiting).toContainText('Você assumiu o caso')
	const others = await second.open('/moderation?kind=list')
	complaints.push(complaintsOf(others, site.address))
	const seen = others.getByRole('article').filter({ hasText: 'Relojoaria da Nina' })
	await expect(seen).toContainText('assumiu o caso')
	await expect(seen.getByRole('button', { name: 'Ocultar' })).toHaveCount(0)
	await waiting.getByRole('button', { name: 'Ocultar' }).click()
	const decision = queue.getByRole('dialog')
	await decision.getByRole('combobox', { name: 'Regra' }).selectOption('spam')
	await decision.getByRole('textbox').fill('Só propaganda')
	await decision.getByRole('button', { name: 'Ocultar' }).click()
	await expect(waiting).toHaveCount(0)
	expect((await reader.send('GET', `lists/${made.body.list.id}`)).status).toBe(404)

	const notices = await author.open('/notifications')
	complaints.push(complaintsOf(notices, site.address))
	await notices.getByText('A moderação ocultou algo que você publicou').click()
	await expect(notices.getByRole('heading', { level: 1, name: 'Decisão da moderação' })).toBeVisible()
	await expect(notices.getByRole('main')).toContainText('Só propaganda')
	await notices.getByRole('textbox').fill('São os meus relógios favoritos')
	await notices.getByRole('button', { name: 'Contestar' }).click()
	await expect(notices.getByText('Contestação em análise')).toBeVisible()

	await queue.goto(`${site.address}/moderation?task=appeal`)
	await expect(waiting).toContainText('A decisão foi sua')
	await others.goto(`${site.address}/moderation?task=appeal`)
	await seen.getByRole('button', { name: 'Reverter' }).click()
	await others.getByRole('dialog').getByRole('textbox').fill('Era um engano')
	await others.getByRole('dialog').getByRole('button', { name: 'Reverter' }).click()
	await expect(seen).toHaveCount(0)
	expect((await reader.send('GET', `lists/${made.body.list.id}`)).status).toBe(200)

	const counts = await reader.open('/transparency')
	complaints.push(complaintsOf(counts, site.address))
	await expect(counts.getByRole('heading', { level: 1, name: 'Transparência' })).toBeVisible()
	await expect(counts.getByRole('rowheader', { name: 'Lista · ocultado' })).toBeVisible()
	await expect(counts.getByRole('main')).not.toContainText('Nina')
	expect(complaints.flat()).toEqual([])
})
