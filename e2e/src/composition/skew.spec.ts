import { expect, type Page } from '@playwright/test'
import type { Candidate } from 'federation/release/commands/candidate'
import { interceptSlice } from 'federation/release/smoke/interceptSlice'
import { complaintsOf } from '../browser/complaints.ts'
import { goTo } from '../browser/goTo.ts'
import { isFull } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { bringing, giveShellWith, needing, versionsOf } from './skewed.ts'
import { strangers } from './strangers.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

const ui = versionsOf('shared-ui')
const state = versionsOf('shared-state')

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

/** Opens a screen of the slice, which only this browser has at that version. */
async function openWith(page: Page, { slice, folder }: Candidate, query = '') {
	await interceptSlice(page, site.address, slice, folder)
	await page.goto(`${site.address}/auth${query}`)
}

/** The slice works, with the modules of the page and no others. */
async function expectOneOfEach(page: Page) {
	await expect(page.locator('main')).toContainText('Senha')
	await expect(page.getByRole('alert')).toHaveCount(0)
	await expect.poll(() => strangers(page, 'mfe-account')).toEqual([])
}

const REFUSALS = [
	['pt', 'A parte “Conta” pede outra versão desta página'],
	['en', 'The “Account” part needs another version of this page'],
	['ja', '「アカウント」にはこのページの別のバージョンが必要です'],
] as const
for (const [locale, title] of isFull ? REFUSALS : REFUSALS.slice(0, 1)) {
	test(`a slice that needs another React is refused before it runs, in ${locale}`, async ({ page }) => {
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		const candidate = await needing({ module: 'react', range: '^20.0.0' })
		await openWith(page, candidate, `?hl=${locale}`)
		const alert = page.getByRole('alert').filter({ hasText: title })
		await expect(alert).toContainText('react ^20.0.0')
		await expect(alert).toContainText('19.3.1')
		await expect(page.locator('#root header')).toBeVisible()
		const { base } = candidate.slice
		expect(asked.filter((path) => path.startsWith(base) && path.endsWith('.js'))).toEqual([])
	})
}

test.describe('a slice that is newer or older than the shell', () => {
	// Of each: a library, and a package of ours, of which one comes late.
	const KEPT = [
		['react', '^19.1.0'],
		['shared-ui', `<=${ui.patched}`],
		['styled-components', '^6.2.0'],
		['nanostores', '^1.2.0'],
		['shared-state', `<=${state.patched}`],
	] as const
	const BROKEN = [
		['nanostores', '^2.0.0'],
		['shared-ui/controls', '^0.0.9'],
		['styled-components', '^5.3.0'],
		['shared-state', `^${state.next}`],
	] as const
	for (const [module, range] of isFull ? KEPT : KEPT.slice(0, 2)) {
		test(`runs where it needs ${module} ${range}, which the page has`, async ({ page }) => {
			const complaints = complaintsOf(page, site.address)
			await openWith(page, await needing({ module, range }))
			await expectOneOfEach(page)
			expect(complaints).toEqual([])
		})
	}

	for (const [module, range] of isFull ? BROKEN : BROKEN.slice(0, 2)) {
		test(`is refused in words where it needs ${module} ${range}, and the rest of the site works`, async ({ page }) => {
			await openWith(page, await needing({ module, range }))
			const alert = page.getByRole('alert').filter({ hasText: 'A parte “Conta” pede outra versão desta página' })
			await expect(alert).toContainText(`${module} ${range}`)
			await page.locator('header a[href="/explore"]').click()
			await expect(page.locator('main h1')).toBeVisible()
			await expect(alert).toBeHidden()
		})
	}

	test('is refused by its own entry too, where the registry does not know what it needs', async ({ page }) => {
		leaveToFullRuns()
		await openWith(page, await needing({ module: 'react', range: '^20.0.0', inEntryAlone: true }))
		await expect(page.getByRole('alert').filter({ hasText: 'Conta' })).toBeVisible()
		await expect(page.locator('#root header')).toBeVisible()
	})

	test('brings newer copies of its own, and none of them is used', async ({ page }) => {
		leaveToFullRuns()
		const complaints = complaintsOf(page, site.address)
		await openWith(
			page,
			await bringing({
				react: '19.9.0',
				'react-dom': '19.9.0',
				'react-router-dom': '7.99.0',
				'styled-components': '6.99.0',
				nanostores: '1.99.0',
				'shared-state': state.patched,
				'shared-ui': ui.patched,
			}),
		)
		await expectOneOfEach(page)
		expect(complaints).toEqual([])
	})
})

test.describe('a newer shell', () => {
	test('within what its slices accept runs them', async ({ page }) => {
		await giveShellWith(page.context(), site.address, 'shared-state', state.patched)
		await page.goto(`${site.address}/auth`)
		await expect(page.locator('main')).toContainText('Senha')
		await expect(page.getByRole('alert')).toHaveCount(0)
	})

	test('beyond it refuses them in words, each by itself, and the frame stands', async ({ page }) => {
		await giveShellWith(page.context(), site.address, 'shared-state', state.next)
		await page.goto(`${site.address}/terms`)
		for (const [path, part] of [
			['/auth', 'Conta'],
			['/explore', 'Catálogo'],
			['/messages', 'Comunidade'],
		] as const) {
			await goTo(page, path)
			const alert = page.getByRole('alert').filter({ hasText: `A parte “${part}” pede outra versão desta página` })
			await expect(alert).toContainText(`shared-state ${state.range}`)
			await expect(alert).toContainText(state.next)
			await expect(page.locator('#root header')).toBeVisible()
			await expect(page.locator('footer')).toBeVisible()
		}
	})
})
