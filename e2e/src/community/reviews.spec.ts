import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

const TITLE = '/anime/9'
const TEXT =
	'Cada episódio termina onde outro estúdio começaria, e o silêncio entre as falas conta mais do que as próprias falas.'

const reviews = (page: Page) => page.getByRole('region', { name: /resenha/ })

test('a review is written, found helpful by another member, edited, and stands on its author’s profile', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Resenha')
	const page = await ana.open(`${TITLE}#reviews`)
	const complaints = complaintsOf(page, members.address)
	await page.getByRole('button', { name: 'Escrever resenha' }).click()
	const form = page.getByRole('dialog')
	await form.getByRole('combobox', { name: 'Nota' }).selectOption('9')
	await form.getByRole('textbox', { name: 'Resenha' }).fill('Curta demais.')
	await form.getByRole('button', { name: 'Publicar resenha' }).click()
	await expect(form.getByText('O texto ainda é muito curto.').first()).toBeVisible()
	await form.getByRole('textbox', { name: 'Resenha' }).fill(TEXT)
	await form.getByRole('button', { name: 'Publicar resenha' }).click()
	await expect(page.getByText('Resenha publicada!')).toBeVisible()
	await expect(reviews(page)).toContainText(TEXT)

	const bia = await newMember(browser, members.address, 'Bia Leitora')
	const other = await bia.open(`${TITLE}#reviews`)
	const complaintsOfOther = complaintsOf(other, members.address)
	const seen = other.getByRole('article', { name: 'Resenha de Ana Resenha' })
	await expect(seen).toContainText(TEXT)
	const helpful = seen.getByRole('button', { name: /^Útil/ })
	await helpful.click()
	await expect(helpful).toHaveAttribute('aria-pressed', 'true')

	await page.reload()
	await expect(page.getByText('Ajudou 1 pessoa')).toBeVisible()
	await page.getByRole('button', { name: 'Editar sua resenha' }).click()
	await form.getByRole('textbox', { name: 'Resenha' }).fill(`${TEXT} Vi de novo, e é melhor ainda.`)
	await form.getByRole('button', { name: 'Publicar resenha' }).click()
	await expect(reviews(page)).toContainText('melhor ainda')
	await page.getByRole('button', { name: 'Versões anteriores' }).click()
	await expect(page.getByRole('dialog')).toContainText(TEXT)

	await other.goto(`${members.address}/profile/Ana%20Resenha`)
	await other.getByRole('tab', { name: 'Resenhas' }).click()
	await expect(other.getByRole('main')).toContainText('melhor ainda')
	expect([complaints, complaintsOfOther]).toEqual([[], []])
})
