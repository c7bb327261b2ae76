import type { EntityType, Locale, TitleNameChoice } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** The metadata of a page for search engines and link previews. Nothing in it is escaped. */
export interface PageHead {
	/** Its path without the language parameter. */
	path: string
	title: string
	description: string
	/** `og:type` */
	type: 'website' | 'article' | 'video.tv_show' | 'video.movie' | 'video.episode' | 'book' | 'profile'
	/** The path of its preview picture (1200 by 630) with the version of its content. */
	picture: string
	/** The alternative text of the picture. */
	pictureText: string
	/** JSON-LD, without `@context`. */
	data: readonly object[]
	/** Further properties such as `article:published_time`. */
	facts?: readonly (readonly [property: string, content: string])[]
	/** The path of its own Atom feed. */
	feed?: string
	/** Whether other sites may embed it by oEmbed. */
	isEmbeddable?: boolean
	/** Whether the page is paginated, so that `?page=2` has its own canonical URL. */
	paged?: boolean
}

/** What the head of a title, an episode or a franchise is made from. */
export interface TitleHeadContext {
	db: Database
	id: number | undefined
	locale: Locale
	/** The chosen names of titles; undefined: those of the locale. */
	names: TitleNameChoice | undefined
	origin: string
}

/** The path of the preview picture of a title, an episode, an article or an entity, versioned by its last change. */
export function picturePath(
	kind: 'title' | 'episode' | 'news' | EntityType,
	{ id, version }: { id: number; version: number },
): string {
	return `/og/${kind}/${id}.png?v=${version}`
}

const LARGEST_ID = 2_147_483_647

/** Parses a path: `/anime/12?x=y` has the path `/anime/12`, the section `anime` and the id 12. */
export function readPath(address: string): { path: string; section: string; id: number | undefined } {
	const path = (address.split(/[?#]/)[0] ?? '').replace(/(?<!\/)\/+$/, '') || '/'
	const [, section = '', number, ...rest] = path.split('/')
	const isId = number !== undefined && rest.length === 0 && /^[1-9]\d{0,9}$/.test(number)
	return { path, section, id: isId && Number(number) <= LARGEST_ID ? Number(number) : undefined }
}

/** A breadcrumb list as JSON-LD, starting with the home page. */
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
