/** What is said of a page: to search engines, to chats that show a link, to feed readers. Nothing in it is escaped. */
export interface PageHead {
	/** Its address without the language, as a path. */
	path: string
	title: string
	description: string
	/** `og:type` */
	type: 'website' | 'article' | 'video.tv_show' | 'video.movie' | 'video.episode' | 'book' | 'profile'
	/** The path of its picture, 1200 by 630, with the version of what it shows. */
	picture: string
	/** What is to be seen on the picture. */
	pictureText: string
	/** JSON-LD, without `@context`. */
	data: readonly object[]
	/** For `article:published_time` and its kin. */
	facts?: readonly (readonly [property: string, content: string])[]
	/** Whether there are more pages of it, so that `?page=2` is a page of its own. */
	paged?: boolean
}

/** The path of the picture of a title, an episode or an article; each change of it gives the picture another address. */
export function picturePath(
	kind: 'title' | 'episode' | 'news',
	{ id, version }: { id: number; version: number },
): string {
	return `/og/${kind}/${id}.png?v=${version}`
}

const LARGEST_ID = 2_147_483_647

/** The parts of an address: `/anime/12?x=y` is the path `/anime/12`, the section `anime`, the id 12. */
export function readPath(address: string): { path: string; section: string; id: number | undefined } {
	const path = (address.split(/[?#]/)[0] ?? '').replace(/(?<!\/)\/+$/, '') || '/'
	const [, section = '', number, ...rest] = path.split('/')
	const isId = number !== undefined && rest.length === 0 && /^[1-9]\d{0,9}$/.test(number)
	return { path, section, id: isId && Number(number) <= LARGEST_ID ? Number(number) : undefined }
}

/** A trail of places as JSON-LD: the home page, then each of these. */
export function breadcrumb(origin: string, places: readonly (readonly [name: string, path: string])[]): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [['Niouka', '/'] as const, ...places].map(([name, path], index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: origin + path,
		})),
	}
}
