import { pathsIn } from '../check/addresses.ts'

/** So much of each part of a map is read: it may hold a million addresses. */
const READ_BYTES = 200_000

/** Paths that a site lists for search engines; none where it has no map. */
export async function siteMap(site: string): Promise<string[]> {
	const parts = pathsIn(await beginning(`${site}/sitemap.xml`))
	const listed = await Promise.all(parts.map(async (part) => pathsIn(await beginning(site + part))))
	return listed.flat()
}

async function beginning(url: string): Promise<string> {
	const answer = await fetch(url).catch(() => undefined)
	if (!answer?.ok || !answer.body) return ''
	let text = ''
	const decoder = new TextDecoder()
	for await (const chunk of answer.body) {
		text += decoder.decode(chunk, { stream: true })
		if (text.length > READ_BYTES) break
	}
	return text
}
