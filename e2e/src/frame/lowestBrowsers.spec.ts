import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { memberAt } from '../site/member.ts'
import { test } from '../test.ts'

/** Deletes, before the scripts of the page, what one of the lowest browsers lacks, and what a little older ones do. */
async function beOld(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const remove = (from: object | undefined, ...names: readonly string[]) => {
			for (const name of names) if (from) Reflect.deleteProperty(from, name)
		}
		remove(AbortSignal, 'any')
		remove(URL, 'canParse', 'parse')
		remove(Intl, 'Segmenter', 'DurationFormat')
		remove(Promise, 'withResolvers', 'try')
		remove(Object, 'groupBy')
		remove(Map, 'groupBy')
		remove(Array, 'fromAsync')
		remove(RegExp, 'escape')
		const sets = [
			'union',
			'intersection',
			'difference',
			'symmetricDifference',
			'isSubsetOf',
			'isSupersetOf',
			'isDisjointFrom',
		]
		remove(Set.prototype, ...sets)
		remove(String.prototype, 'isWellFormed', 'toWellFormed')
		remove(
			Object.getPrototypeOf(Object.getPrototypeOf([].values())),
			'map',
			'filter',
			'take',
			'drop',
			'toArray',
			'some',
			'find',
			'forEach',
		)
		remove(globalThis, 'Iterator', 'URLPattern', 'scheduler', 'navigation', 'requestIdleCallback', 'CookieStore')
		remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
		remove(Document.prototype, 'startViewTransition')
		remove(Element.prototype, 'checkVisibility', 'setHTMLUnsafe')
		remove(Response.prototype, 'bytes')
		remove(Blob.prototype, 'bytes')
	})
}

const SCREENS = [
	'/',
	'/anime/1',
	'/manga/101',
	'/lists',
	'/search?q=a',
	'/messages',
	'/settings',
	'/profile',
	'/calendar',
	'/news/26',
]

test('what only newer browsers have is missed by no page, and the console stays empty', async ({ page, demo }) => {
	const complaints = complaintsOf(page, demo.address)
	await beOld(page)
	for (const screen of SCREENS) {
		await page.goto(demo.address + screen)
		await expect(page.locator('main h1').first()).toBeVisible()
		await expect(page.getByText(/não (pôde|puderam) ser carregad|não carregou|não respondeu/)).toHaveCount(0)
	}
	await page.goto(`${demo.address}/explore`)
	await page.getByRole('button', { name: 'Drama' }).first().click()
	await expect(page).toHaveURL(/Drama/i)
	await expect(page.locator('main li a').first()).toBeVisible()
	await page.keyboard.press('/')
	await page.getByPlaceholder('Pesquisar animes, mangás, filmes...').fill('cartografa')
	await expect(page.getByRole('link', { name: /A Cartógrafa do Reino que Anda/ }).first()).toBeVisible()
	expect(complaints).toEqual([])
})

test('a member of such a browser changes settings, and is told so', async ({ browser, members }) => {
	const page = await memberAt(browser, members.address, 'Lia Velha', '/')
	const complaints = complaintsOf(page, members.address)
	await beOld(page)
	await page.goto(`${members.address}/settings`)
	await page.getByLabel('Bio').fill('De um celular antigo.')
	await page.getByRole('button', { name: 'Salvar Alterações' }).click()
	await expect(page.getByText('Alterações salvas!')).toBeVisible()
	expect(complaints).toEqual([])
})
