import { franchisePath, LANGUAGE_TAGS, type Locale, titleName, titlePath } from 'shared-contract'
import { interpolate } from 'shared-i18n/interpolate'
import { readFranchisePage } from '../../catalogue/franchise/franchise.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { OWN_PICTURES } from '../../core/remotePicture/pictures.ts'
import { breadcrumb, type PageHead, picturePath, type TitleHeadContext } from './pageHead.ts'

const TEXTS: Record<Locale, { title: string; description: string }> = {
	pt: {
		title: 'Ordem para assistir {name}',
		description:
			'Todas as {count} obras de {name} na ordem da história e na de lançamento, com filmes e especiais no lugar.',
	},
	en: {
		title: '{name}: watch order',
		description: 'All {count} works of {name} in the order of the story and of release, films and specials in place.',
	},
	ja: {
		title: '『{name}』の見る順番',
		description: '『{name}』シリーズ全{count}作品を、物語順と公開順で。映画やスペシャルの位置もわかります。',
	},
}

/** The picture needs no version: it is the one of a title. */
const PICTURE = { version: 0 }

/** The head of a franchise, at its canonical address. A title without relatives has a page that search engines leave out. */
export async function franchiseHead({
	db,
	id,
	locale,
	names,
	origin,
}: TitleHeadContext): Promise<PageHead | 'missing' | 'private'> {
	const franchise = id === undefined ? undefined : await readExisting(db, id)
	if (!franchise) return 'missing'
	const works = franchise.storylines.flat()
	if (works.length < 2) return 'private'
	const name = titleName(franchise, names ?? locale)
	const path = franchisePath(franchise.id)
	const write = (text: string) => interpolate(text, { name, count: String(works.length) }, LANGUAGE_TAGS[locale])
	const title = write(TEXTS[locale].title)
	const description = write(TEXTS[locale].description)
	return {
		path,
		title: `${title} · Niouka`,
		description,
		type: 'website',
		picture: picturePath('title', { id: franchise.id, ...PICTURE }),
		pictureText: name,
		data: [
			{
				'@type': 'CreativeWorkSeries',
				name,
				url: origin + path,
				description,
				hasPart: {
					'@type': 'ItemList',
					numberOfItems: works.length,
					itemListElement: works.map(({ title: work }, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						name: titleName(work, names ?? locale),
						url: origin + titlePath(work),
					})),
				},
			},
			breadcrumb(origin, [[title, path]]),
		],
	}
}

async function readExisting(db: Database, id: number) {
	try {
		return await readFranchisePage(db, OWN_PICTURES, id)
	} catch (error) {
		if (error instanceof Problem && error.statusCode === 404) return undefined
		throw error
	}
}
