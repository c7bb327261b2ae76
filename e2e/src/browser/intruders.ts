import type { Page } from '@playwright/test'

/** What a page holds within its screen and dialogs that only the text of somebody could have put there. */
export function intruders(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const NEVER = new Set(
			'script iframe object embed applet frame base meta link style math marquee noscript template video audio'.split(
				' ',
			),
		)
		const found: string[] = []
		for (const element of document.querySelectorAll('main *, dialog *')) {
			const name = element.localName
			const isOurs = !NEVER.has(name)
			if (!isOurs) found.push(element.outerHTML.slice(0, 200))
			for (const { name: attribute, value } of element.attributes) {
				const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute)
				const runs = attribute.startsWith('on') || (isAddress && /^\s*(javascript|vbscript|data:text)/i.test(value))
				if (runs) found.push(`${name} ${attribute}=${value.slice(0, 100)}`)
			}
		}
		return found
	})
}
