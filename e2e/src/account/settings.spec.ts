import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

// What records a test reads the previews of pictures by requests of its own, which the site's policy forbids.
test.use({ trace: 'off' })

const PASSWORD = 'violeta-quieta-83'
const ANOTHER = 'lanterna-torta-41'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' }).click()
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('pictures are taken where they are pictures, and shown wherever the member is', async ({ browser }) => {
	const ana = await newMember(browser, site.address, 'Ana Melo')
	const page = await ana.open('/settings')
	const complaints = complaintsOf(page, site.address)
	const avatar = page.locator('input[type=file]').first()
	for (const [mimeType, buffer, reason] of [
		['text/plain', Buffer.from('oi'), 'Só dá para enviar imagens JPEG, PNG, WebP ou GIF.'],
		['image/png', Buffer.from('not a picture'), 'Essa imagem está corrompida ou incompleta.'],
		['image/png', Buffer.alloc(6_000_000), 'A imagem pode ter no máximo 5 MB.'],
	] as const) {
		await avatar.setInputFiles({ name: 'rosto.png', mimeType, buffer })
		await said(page, reason)
	}
	const picture = { name: 'rosto.png', mimeType: 'image/png', buffer: await page.screenshot() }
	await avatar.setInputFiles(picture)
	await page.locator('input[type=file]').nth(1).setInputFiles(picture)
	await field(page, 'Bio').fill('Gosto de sinos.')
	await save(page)
	await said(page, 'Alterações salvas!')
	const { body } = await ana.send('GET', 'account')
	expect(body).toMatchObject({ bio: 'Gosto de sinos.', hasAvatar: true, hasBanner: true })
	await page.goto(`${site.address}/profile`)
	await expect(page.getByText('Gosto de sinos.')).toBeVisible()
	expect(complaints).toEqual([])
})

test('another password asks for the current one, and ends every other session', async ({ browser }) => {
	const bia = await newMember(browser, site.address, 'Bia Melo')
	const page = await bia.open('/settings/security')
	const elsewhere = await browser.newContext()
	const signIn = (password: string) =>
		elsewhere.request.post(`${site.address}/api/auth/login`, { data: { email: bia.email, password } })
	await signIn(PASSWORD)
	await signIn(PASSWORD)
	await page.reload()
	const ends = page.getByRole('button', { name: 'Encerrar', exact: true })
	await expect(ends).toHaveCount(2)
	await ends.first().click()
	await expect(ends).toHaveCount(1)
	await field(page, 'Nova Senha').fill(ANOTHER)
	await field(page, 'Confirmar Nova Senha').fill(ANOTHER)
	await page.getByRole('button', { name: 'Salvar a nova senha' }).click()
	await said(page, 'A senha atual não confere.')
	await field(page, 'Senha atual').fill(PASSWORD)
	await page.getByRole('button', { name: 'Salvar a nova senha' }).click()
	await said(page, 'Alterações salvas!')
	await page.reload()
	await expect(ends).toHaveCount(0)
	expect([(await signIn(PASSWORD)).status(), (await signIn(ANOTHER)).status()]).toEqual([401, 200])
})

test('a site that sends no mail says so', async ({ page }) => {
	leaveToFullRuns()
	await page.goto(`${site.address}/auth`)
	await page.getByRole('button', { name: 'Esqueceu a senha?' }).click()
	await expect(page.getByRole('dialog').getByText(/^O envio de e-mails está desligado neste site/)).toBeVisible()
})
