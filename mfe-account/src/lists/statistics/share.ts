/**
 * Shares an address by the device's own menu; copies it where there is none.
 *
 * @returns what came of it; `shared` also if the reader closed the menu.
 */
export async function share(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
	if (typeof navigator.share === 'function') {
		try {
			await navigator.share({ url, title })
			return 'shared'
		} catch (error) {
			if (error instanceof Error && error.name === 'AbortError') return 'shared'
		}
	}
	try {
		await navigator.clipboard.writeText(url)
		return 'copied'
	} catch {
		return 'failed'
	}
}
