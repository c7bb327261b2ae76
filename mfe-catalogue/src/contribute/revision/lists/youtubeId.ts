import { parseUrl } from 'shared-contract'

/** The id of a video in an address of YouTube; other texts stay as they are. */
export function youtubeId(typed: string): string {
	const text = typed.trim()
	const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined
	if (!url) return text
	const { hostname, pathname, searchParams } = url
	if (hostname === 'youtu.be') return pathname.slice(1)
	if (!/(^|\.)youtube(-nocookie)?\.com$/.test(hostname)) return text
	return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? text
}
