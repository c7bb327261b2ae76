import { expect, type Locator, type Page } from '@playwright/test'
import { leaveToFullRuns, test } from '../test.ts'

/** Presses a button as the keyboard does; the focus stays on it, or moves on into what it opened. */
async function press(page: Page, button: Locator) {
	// Beneath the start-up screen nothing takes the focus.
	await expect(page.locator('#niouka-startup')).toHaveCount(0)
	await button.focus()
	// From now on every place of the focus is written down, so that a short loss is seen too.
	await page.evaluate(() => {
		const places: string[] = []
		Object.assign(window, { focusPlaces: places })
		const look = () => {
			places.push(document.activeElement?.tagName ?? 'none')
			requestAnimationFrame(look)
		}
		look()
	})
	await page.keyboard.press('Enter')
}

const places = (page: Page) =>
	page.evaluate(() => [...new Set((window as unknown as { focusPlaces: string[] }).focusPlaces)])

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const name of ['Logs de alterações', 'Editar']) {
	test(`the first dialog of ${name} gives the focus back to its button`, async ({ page, demo }) => {
		await page.goto(`${demo.address}/anime/1`)
		const opener = button(page, name).first()
		await press(page, opener)
		await expect(page.getByRole('dialog')).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toHaveCount(0)
		await expect(opener).toBeFocused()
		expect(await places(page)).not.toContain('BODY')
	})
}

test('a refused sign-in keeps the focus in its form', async ({ page, demo }) => {
	await page.goto(`${demo.address}/auth`)
	const form = page.locator('form').first()
	const submit = form.locator('button[type=submit]')
	await form.getByRole('textbox', { name: 'E-mail' }).fill('ninguem@exemplo.com.br')
	await form.locator('input[type=password]').first().fill('violeta-quieta-83')
	await press(page, submit)
	await expect(page.getByRole('alert').first()).toBeVisible()
	await expect(submit).not.toHaveAttribute('aria-busy')
	expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true)
	expect(await places(page)).not.toContain('BODY')
})

test('a sent comment leaves the focus on the page', async ({ page, demo }) => {
	await page.goto(`${demo.address}/episode/126`)
	await page.getByRole('textbox', { name: 'Novo comentário' }).fill('Que episódio!')
	await press(page, button(page, 'Comentar'))
	await expect(page.getByText('Que episódio!').first()).toBeVisible()
	expect(await places(page)).not.toContain('BODY')
})

test('an arrow of a row keeps the focus at the end of the row', async ({ page, demo }) => {
	leaveToFullRuns()
	await page.goto(demo.address)
	const next = button(page, 'Avançar a fileira').first()
	await press(page, next)
	for (let times = 0; times < 20 && (await next.getAttribute('aria-disabled')) === null; times++) {
		await page.keyboard.press('Enter')
		await page.waitForTimeout(50)
	}
	await expect(next).toHaveAttribute('aria-disabled', 'true')
	expect(await places(page)).toEqual(['BUTTON'])
})
