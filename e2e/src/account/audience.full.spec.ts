import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: StartedSite
test.beforeAll(async () => {
	site = await startSite({ SITE_DEMO: 'false', ADULT_TITLES: 'members' })
})
test.afterAll(() => site.stop())

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name })

test('a member chooses who may write, and a stranger reads why not', async ({ browser }) => {
	const [bia, caio] = [
		await newMember(browser, site.address, 'Bia Reserva'),
		await newMember(browser, site.address, 'Caio Estranho'),
	]
	const page = await bia.open('/settings/privacy')
	const complaints = complaintsOf(page, site.address)
	const choice = page.getByLabel('Quem pode me escrever')
	await expect(choice).toHaveValue('groups')
	await choice.selectOption('everybody')
	await page.getByRole('button', { name: 'Salvar Alterações' }).click()
	await said(page, 'Alterações salvas!')
	const there = await caio.open(`/messages/with/${bia.id}`)
	await expect(there.getByRole('textbox', { name: /Mensagem para/ })).toBeVisible()
	await choice.selectOption('nobody')
	await page.getByRole('button', { name: 'Salvar Alterações' }).click()
	await said(page, 'Alterações salvas!')
	await there.reload()
	await expect(there.getByText(/não aceita mensagens suas/)).toBeVisible()
	expect(complaints).toEqual([])
})

test('the switch of adult titles needs an adult, and gives the lists a filter', async ({ browser }) => {
	const ana = await newMember(browser, site.address, 'Ana Adulta')
	const page = await ana.open('/settings/privacy')
	const complaints = complaintsOf(page, site.address)
	await switchOf(page, 'Mostrar obras adultas').click()
	await page.getByLabel('Data de nascimento').fill('1990-05-05')
	const save = page.getByRole('button', { name: 'Salvar esta escolha' })
	await expect(save).toBeDisabled()
	await switchOf(page, 'Tenho 18 anos ou mais').click()
	await save.click()
	await said(page, 'Alterações salvas!')
	await page.goto(`${site.address}/explore`)
	const filter = page.getByRole('button', { name: 'Só +18', exact: true }).first()
	await filter.click()
	await expect(page).toHaveURL(/adult=1/)
	await expect(filter).toHaveAttribute('aria-pressed', 'true')
	expect(complaints).toEqual([])
})

test('a minor is told why not, and the filter stays away', async ({ browser }) => {
	const leo = await newMember(browser, site.address, 'Leo Menor')
	const page = await leo.open('/settings/privacy')
	await switchOf(page, 'Mostrar obras adultas').click()
	await page.getByLabel('Data de nascimento').fill('2015-05-05')
	await switchOf(page, 'Tenho 18 anos ou mais').click()
	await page.getByRole('button', { name: 'Salvar esta escolha' }).click()
	await said(page, 'Obras adultas são só para maiores de 18 anos.')
	await page.reload()
	await expect(page.getByText(/você tem menos de 18 anos/)).toBeVisible()
	await page.goto(`${site.address}/explore`)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Só +18', exact: true })).toHaveCount(0)
})
