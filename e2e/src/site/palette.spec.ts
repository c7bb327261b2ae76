import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { breakFile, sliceNamed } from '../composition/faults.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { newMember } from './member.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Pesquisa' })
const field = (page: Page) => palette(page).getByRole('searchbox')

async function openPalette(page: Page) {
	// Beneath the start-up screen nothing can be pressed.
	await expect(page.locator('#niouka-startup')).toHaveCount(0)
	await page.keyboard.press('Control+k')
	await expect(field(page)).toBeFocused()
}

/** Moves down to an entry, and presses it. */
async function choose(page: Page, name: string | RegExp) {
	const entry = palette(page).getByRole('listitem').getByRole('button', { name })
	await expect(entry).toBeVisible()
	for (let presses = 0; presses < 40; presses += 1) {
		await page.keyboard.press('ArrowDown')
		if (await entry.evaluate((element) => element === document.activeElement)) break
	}
	await expect(entry).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(palette(page)).toHaveCount(0)
}

test('with the keys alone a member marks an episode, takes it back and changes the language', async ({
	browser,
	members,
}) => {
	const ana = await newMember(browser, members.address, 'Ana Atalho')
	await ana.send('PATCH', 'list/3', { status: 'current', progress: 2 })
	const { body } = await ana.send<{ title: { title: string } }>('GET', 'list/3')
	const page = await ana.open('/')
	const complaints = complaintsOf(page, members.address)
	const progress = async () =>
		(await ana.send<{ entry: { progress: { current: number } } }>('GET', 'list/3')).body.entry.progress.current

	await openPalette(page)
	await page.keyboard.type(`marcar episodio 5 de ${body.title.title}`)
	await choose(page, `Marcar episódio 5 de ${body.title.title}`)
	await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
	expect(await progress()).toBe(5)
	await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
	await expect.poll(progress).toBe(2)

	await openPalette(page)
	await page.keyboard.type('english')
	await choose(page, 'Mudar o idioma para English')
	await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	await page.keyboard.press('Control+k')
	await expect(page.getByRole('dialog').getByRole('region', { name: 'Recent' })).toContainText('English')
	await page.keyboard.press('Control+k')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	expect(complaints).toEqual([])
})

test('a slice that is away offers none, and the frame’s commands are there', async ({ page, demo }) => {
	leaveToFullRuns()
	const [file] = sliceNamed(demo.registry, 'mfe-account').exposes.commands ?? []
	if (!file) throw new Error('mfe-account exposes no commands')
	await breakFile(page, file, 'missing')
	await page.goto(demo.address)
	await openPalette(page)
	await page.keyboard.type('configurações')
	await expect(palette(page).getByRole('link', { name: 'Configurações', exact: true })).toBeVisible()
	await expect(palette(page).getByRole('link', { name: 'Configurações: Privacidade' })).toHaveCount(0)
})

test('the open palette has no accessibility fault that a machine can find, empty and with results', async ({
	page,
	demo,
}) => {
	await page.goto(demo.address)
	await openPalette(page)
	const faults = async () => (await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(({ id }) => id)
	await expect(palette(page).getByRole('region', { name: 'Páginas' })).toBeVisible()
	expect(await faults()).toEqual([])
	await page.keyboard.type('tema')
	await expect(palette(page).getByRole('region', { name: 'Comandos' })).toBeVisible()
	expect(await faults()).toEqual([])
})
