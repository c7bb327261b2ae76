import { type Locale, tagPath } from 'shared-contract'
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
					.where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
					.orderBy('id')
					.executeTakeFirst()
	if (!row) return 'missing'
	const { title, description } = tagTexts(locale, row.name)
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
			breadcrumb(origin, [SECTION_NAMES[locale].anime, [row.name, own]]),
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
