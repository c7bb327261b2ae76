import { expect, type Page } from '@playwright/test'

/** Changes the language of an open page, as the shell does. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
	await page.evaluate((locale) => {
		const federation = Reflect.get<object, string>(window, '__FEDERATION__')
		const host = federation.__INSTANCES__.find((instance: { name: string }) => instance.name === 'niouka')
		return host.options.shared['shared-i18n'][0].lib().setLocale(locale)
	}, language)
	await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
}
