import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

const YEAR = new Date().getUTCFullYear()

test('what a member saw stands in their statistics and their year, which is shared and compared', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Conta')
	for (const id of [1, 2, 3]) await ana.send('PATCH', `list/${id}`, { status: 'current', progress: 2, score: 8 })
	const page = await ana.open('/profile/Ana%20Conta')
	const complaints = complaintsOf(page, members.address)
	await page.getByRole('tab', { name: 'Estatísticas' }).click()
	await expect(page).toHaveURL(/\/profile\/Ana%20Conta\/stats$/)
	const months = page.getByRole('region', { name: 'Por mês', exact: true })
	await months.getByRole('button').last().focus()
	// The line that reads the bar is hidden from screen readers, which read the bar itself.
	await expect(months.locator('figure > p')).toContainText(String(YEAR))
	await months.getByText('Ver como tabela').click()
	await expect(months.getByRole('table')).toBeVisible()

	await page.getByRole('link', { name: String(YEAR), exact: true }).click()
	await expect(page).toHaveURL(new RegExp(`/profile/Ana%20Conta/${YEAR}$`))
	await expect(page.getByRole('heading', { name: `O ano de ${YEAR}` })).toBeVisible()
	const picture = await page.getByRole('link', { name: 'Baixar imagem vertical' }).getAttribute('href')
	expect((await page.request.get(`${members.address}${picture}`)).headers()['content-type']).toBe('image/png')

	const bia = await newMember(browser, members.address, 'Bia Compara')
	await bia.send('PATCH', 'list/1', { status: 'completed', score: 3 })
	const other = await bia.open('/profile/Ana%20Conta')
	const complaintsOfOther = complaintsOf(other, members.address)
	await other.getByRole('button', { name: 'Mais opções' }).click()
	await other.getByRole('menuitem', { name: 'Comparar comigo' }).click()
	await expect(other.getByRole('heading', { name: 'Bia Compara e Ana Conta' })).toBeVisible()
	await expect(other.getByText('Só 1 obra tem nota dos dois.')).toBeVisible()
	await expect(other.getByText('Bia Compara: 3 · Ana Conta: 8').first()).toBeVisible()
	expect([complaints, complaintsOfOther]).toEqual([[], []])
})
