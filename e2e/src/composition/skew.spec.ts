import { expect, test } from '@playwright/test'
import { alteredBuild } from 'federation/release/alteredBuild'
import { putIn } from 'federation/release/smoke/putIn'
import { type Site, startSite } from '../site/startSite.ts'

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

const needing = (range: string) =>
	alteredBuild('mfe-account', '0.1.1', (text, file) =>
		file === 'slice.json' ? text.replace(/("react": )"\^[^"]*"/, `$1"${range}"`) : text,
	)

for (const [locale, title] of [
	['pt', 'A parte “Conta” pede outra versão desta página'],
	['en', 'The “Account” part needs another version of this page'],
	['ja', '「アカウント」にはこのページの別のバージョンが必要です'],
] as const) {
	test(`a slice that needs another React is refused before it runs, in ${locale}`, async ({ page, context }) => {
		const { slice, folder } = await needing('^20.0.0')
		await putIn(context, site.address, slice, folder)
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		await page.goto(`${site.address}/auth?hl=${locale}`)
		const alert = page.getByRole('alert').filter({ hasText: title })
		await expect(alert).toContainText('react ^20.0.0')
		await expect(alert).toContainText('19.3.1')
		await expect(page.locator('header')).toBeVisible()
		expect(asked.filter((path) => path.startsWith(slice.base) && path.endsWith('.js'))).toEqual([])
	})
}

test('a slice that needs an older React of the same line runs, with the React of the page', async ({
	page,
	context,
}) => {
	const { slice, folder } = await needing('^19.1.0')
	await putIn(context, site.address, slice, folder)
	await page.goto(`${site.address}/auth`)
	await expect(page.locator('main')).toContainText('Senha')
})
