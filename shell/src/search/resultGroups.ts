import {
	type ArtworkKind,
	type EntityType,
	entityPath,
	type Format,
	type MemberCard,
	type NewsCategory,
	profilePath,
	type SearchEntity,
	type SearchGroup,
	type SearchList,
	type SearchNews,
	type SearchResults,
	type SearchTitle,
	type TitleLink,
	titlePath,
} from 'shared-contract'

/** A search result: a link with a picture. */
export type ResultItem = { path: string; imageUrl: string; artwork: ArtworkKind; id: number } & (
	| { of: 'title'; named: SearchTitle; format: Format; year: number | null }
	| { of: 'news'; title: string; category: NewsCategory }
)

/** A person, a character, a studio, a member or a public list. */
export interface LinkItem {
	of: 'person' | 'character' | 'studio' | 'member' | 'list'
	path: string
	name: string
	nativeName: string | null
	imageUrl: string | null
	/** The best-known title. */
	knownFor: TitleLink | null
	/** The owner of a list. */
	owner: string | null
}

/** Results of one kind. */
export interface ResultGroup {
	name: SearchGroup
	items: readonly (ResultItem | LinkItem)[]
}

/** The results in groups without empty ones, the best group first. */
export function resultGroups(results: SearchResults): ResultGroup[] {
	const groups: ResultGroup[] = [
		{ name: 'animes', items: results.animes.map(titleItem) },
		{ name: 'mangas', items: results.mangas.map(titleItem) },
		{ name: 'movies', items: results.movies.map(titleItem) },
		{ name: 'people', items: results.people.map((found) => entityItem('person', found)) },
		{ name: 'characters', items: results.characters.map((found) => entityItem('character', found)) },
		{ name: 'studios', items: results.studios.map((found) => entityItem('studio', found)) },
		{ name: 'news', items: results.news.map(newsItem) },
		{ name: 'members', items: results.members.map(memberItem) },
		{ name: 'lists', items: results.lists.map(listItem) },
	]
	const { order = [] } = results
	const place = ({ name }: ResultGroup) => (order.includes(name) ? order.indexOf(name) : order.length)
	return groups.filter((group) => group.items.length > 0).sort((one, other) => place(one) - place(other))
}

/** The number of results in all groups. */
export function resultCount(groups: readonly ResultGroup[]): number {
	return groups.reduce((sum, group) => sum + group.items.length, 0)
}

function titleItem(found: SearchTitle): ResultItem {
	const { id, imageUrl, format, year } = found
	return { of: 'title', id, path: titlePath(found), imageUrl, artwork: 'poster', named: found, format, year }
}

function newsItem({ id, imageUrl, title, category }: SearchNews): ResultItem {
	return { of: 'news', id, path: `/news/${id}`, imageUrl, artwork: 'news', title, category }
}

const NO_FACTS = { nativeName: null, knownFor: null, owner: null }

function entityItem(type: EntityType, { id, name, nativeName, imageUrl, knownFor }: SearchEntity): LinkItem {
	return { of: type, path: entityPath(type, id), name, nativeName, imageUrl, knownFor, owner: null }
}

function memberItem({ name, avatarUrl }: MemberCard): LinkItem {
	return { ...NO_FACTS, of: 'member', path: profilePath(name), name, imageUrl: avatarUrl }
}

function listItem({ id, title, owner, imageUrl }: SearchList): LinkItem {
	return { ...NO_FACTS, of: 'list', path: `/lists/${id}`, name: title, imageUrl, owner }
}
