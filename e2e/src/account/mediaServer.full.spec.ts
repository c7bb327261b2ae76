import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

test('a media server is connected, its unknown series is settled, and the list goes on', async ({ browser }) => {
	const bia = await newMember(browser, site.address, 'Bia dos Filmes')
	const page = await bia.open('/settings/media')
	const complaints = complaintsOf(page, site.address)
	await page.getByRole('button', { name: 'Ligar um servidor' }).click()
	await page.getByRole('button', { name: 'Criar endereço' }).click()
	const address = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
	expect(address).toMatch(/\/hooks\/media\/[\w-]{43}$/)
	await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()

	const watched = {
		NotificationType: 'PlaybackStop',
		ItemType: 'Episode',
		SeriesName: 'Um nome que ninguém conhece',
		SeasonNumber: 1,
		EpisodeNumber: 1,
		PlayedToCompletion: true,
		NotificationUsername: 'bia',
	}
	const answer = await page.request.post(address, { data: watched })
	expect(await answer.json()).toEqual({ result: 'unmatched' })

	await page.reload()
	await page.getByRole('button', { name: /^Escolher o título de Um nome/ }).click()
	const { body } = await bia.send<{ items: { title: string }[] }>('GET', 'titles?kind=anime&page=1')
	const name = body.items[0]?.title ?? ''
	await page.getByRole('searchbox').last().fill(name)
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Adicionar / })
		.first()
		.click()
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Tudo o que chegou foi reconhecido.')).toBeVisible()
	expect(await (await page.request.post(address, { data: watched })).json()).toEqual({ result: 'known' })
	expect(complaints).toEqual([])
})
