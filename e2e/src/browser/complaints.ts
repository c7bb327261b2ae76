import type { Page } from '@playwright/test'

/**
 * Everything that a page complains of from now on: errors and warnings of its console, dialogs that it opens, requests of
 * anybody but the site.
 */
export function complaintsOf(page: Page, address: string): string[] {
	const complaints: string[] = []
	page.on('console', (message) => {
		const isBlocking = message.text().startsWith('Service Worker registration blocked by Playwright')
		if (['error', 'warning'].includes(message.type()) && !isBlocking) complaints.push(message.text())
	})
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('dialog', (dialog) => {
		complaints.push(`a dialog: ${dialog.message()}`)
		void dialog.dismiss()
	})
	page.on('request', (request) => {
		const url = request.url()
		if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(url)
	})
	return complaints
}
