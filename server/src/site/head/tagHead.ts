import { type Locale, tagName, tagPath } from 'shared-contract'
import { storedTag, tagNames } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { tagTexts } from './entitySentences.ts'
import { breadcrumb, type PageHead } from './pageHead.ts'
import { SECTION_NAMES } from './sentences.ts'

/** The head of a tag's page. `path` is `/tag/<name>`, percent-encoded. */
export async function tagHead(
	db: Database,
	path: string,
	locale: Locale,
	origin: string,
): Promise<PageHead | 'missing'> {
	const name = nameIn(path)
	const row =
		name === undefined
			? undefined
			: await db
					.selectFrom('tag')
					.select('name')
					.where((eb) => eb(eb.fn('lower', ['name']), '=', storedTag(name).toLowerCase()))
					.orderBy('id')
					.executeTakeFirst()
	if (!row) return 'missing'
	const shown = tagName({ name: row.name, ...tagNames(row.name) }, locale)
	const { title, description } = tagTexts(locale, shown)
	const own = tagPath(row.name)
	return {
		path: own,
		title: `${title} · Niouka`,
		description,
		type: 'website',
		picture: '/og/page/categories.png',
		pictureText: title,
		data: [
			{ '@type': 'CollectionPage', name: title, url: origin + own, description },
			breadcrumb(origin, [SECTION_NAMES[locale].anime, [shown, own]]),
		],
		paged: true,
	}
}

function nameIn(path: string): string | undefined {
	const [, , name, ...rest] = path.split('/')
	if (!name || rest.length > 0) return undefined
	try {
		const text = decodeURIComponent(name)
		return text.isWellFormed() && !text.includes('\0') ? text : undefined
	} catch {
		return undefined
	}
}
