import { pathsIn } from '../check/addresses.ts'

/** Characters that are read of each part of a sitemap, which can be huge. */
const MAX_CHARACTERS = 200_000

/** The paths of a sitemap; none if the site has no sitemap. */
export async function siteMap(site: string): Promise<string[]> {
	const parts = pathsIn(await readStart(`${site}/sitemap.xml`))
	const listed = await Promise.all(parts.map(async (part) => pathsIn(await readStart(site + part))))
	return listed.flat()
}

async function readStart(url: string): Promise<string> {
	const answer = await fetch(url).catch(() => undefined)
	if (!answer?.ok || !answer.body) return ''
	let text = ''
	const decoder = new TextDecoder()
	for await (const chunk of answer.body) {
		text += decoder.decode(chunk, { stream: true })
		if (text.length > MAX_CHARACTERS) break
	}
	return text
}
