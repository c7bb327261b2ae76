/** The path that a link of this site leads to; nothing for other sites, files, downloads and new windows. */
export function pathOfLink(target: EventTarget | null, origin: string): string | undefined {
	const link = target instanceof Element ? target.closest('a') : undefined
	if (!link?.href || link.target || link.hasAttribute('download')) return undefined
	const url = new URL(link.href)
	return url.origin === origin ? url.pathname : undefined
}
