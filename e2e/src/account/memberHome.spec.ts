import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { newMember } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: StartedSite
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

const VIEWS = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 900 },
]

test('a member has one more episode in the first view, arranges their home, and finds it so on another page', async ({
	browser,
}) => {
	const ana = await newMember(browser, site.address, 'Ana Caseira')
	const { body } = await ana.send<{ popular: { id: number }[] }>('GET', 'home')
	for (const { id } of body.popular.slice(0, 4)) await ana.send('PATCH', `list/${id}`, { status: 'current' })

	const page = await ana.open('/calendar')
	const complaints = complaintsOf(page, site.address)
	await page.goto(site.address)
	const more = page.getByRole('main').getByRole('button', { name: /^\+1 episódio: / })
	for (const view of VIEWS) {
		await page.setViewportSize(view)
		await expect(more.first()).toBeInViewport({ ratio: 1 })
		expect(await fitsWidth(page)).toBe(true)
		const { violations } = await new AxeBuilder({ page }).analyze()
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
	}

	const popular = page.getByRole('region', { name: 'Populares' })
	await expect(popular).toBeAttached()
	await page.getByRole('button', { name: 'Organizar' }).click()
	await page.getByRole('switch', { name: 'Populares' }).click()
	const down = page.getByRole('button', { name: /^Descer “Hoje/ })
	await down.press('Enter')
	await expect(down).toBeFocused()
	await page.getByRole('button', { name: 'Salvar', exact: true }).click()
	await expect(popular).toHaveCount(0)
	expect(complaints).toEqual([])

	const other = await ana.open('/')
	await expect(other.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Para você')
	await expect(other.getByRole('region', { name: 'Populares' })).toHaveCount(0)
})
