import { expect, type Page } from '@playwright/test'

/** What stands in the workbench's frame. */
export const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')

/** A control of the workbench itself. */
export const control = (page: Page, name: string) => page.getByRole('toolbar').getByLabel(name)

/** Opens a panel of the inspector. */
export async function openPanel(page: Page, name: string): Promise<void> {
	await page.getByRole('tab', { name }).click()
}

/** Every part of the contract is kept by what is looked at. */
export async function expectContractKept(page: Page): Promise<void> {
	await openPanel(page, 'Contract')
	const checks = page.getByRole('list', { name: 'Contract', exact: true }).locator('[data-check]')
	await expect(checks.first()).toBeVisible()
	const states = () =>
		checks.evaluateAll((all) =>
			all.filter((each) => each.dataset.state !== 'passed').map((each) => each.textContent ?? ''),
		)
	await expect.poll(states).toEqual([])
}
