import { type RawBuilder, sql } from 'kysely'
import {
	FAVORITE_SEARCH_LIMIT,
	type Favorite,
	type FavoriteGroup,
	type Favorites,
	type FavoriteType,
	type Format,
	type Kind,
	titlePath,
} from 'shared-contract'
import {
	BEST_KNOWN,
	chosenPicture,
	foldName,
	type NamesRow,
	namesOf,
	type Pictures,
	pictureUrl,
} from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

const ID_MAX = 2_147_483_647

/** One query per type of favourite, all with the same columns. */
const SUBJECTS: Record<FavoriteType, RawBuilder<unknown>> = {
	title: sql`select 'title' as type, t.id, t.title, t.english_title, t.native_title, t.romaji_title,
		'' as subtitle, t.poster_url as image,
		t.color, t.kind, t.format, t.renown, t.sort_title as folded
		from title t where t.removed_at is null`,
	character: sql`select 'character' as type, c.id, c.name as title, null::text as english_title,
		c.native_name as native_title, null::text as romaji_title, t.title as subtitle, c.image_url as image, t.color, null::text as kind,
		null::text as format, t.renown, lower(c.name) as folded
		from character c join lateral (
			select t.* from title t
			where t.id in (select o.title_id from title_cast o where o.character_id = c.id
				union select o.title_id from title_voice o where o.character_id = c.id union select c.title_id)
				and t.removed_at is null
			order by ${BEST_KNOWN} limit 1
		) t on true where c.merged_into is null`,
	person: sql`select 'person' as type, p.id, p.name as title, null::text as english_title, p.native_name as native_title,
		null::text as romaji_title,
		coalesce((select s.role from title_staff s where s.person_id = p.id order by s.title_id, s.position limit 1), '')
			as subtitle,
		p.image_url as image, '#8b1e2d' as color, null::text as kind, null::text as format, 0::float as renown,
		lower(p.name) as folded
		from person p where p.merged_into is null`,
	studio: sql`select 'studio' as type, s.id, s.name as title, null::text as english_title, null::text as native_title,
		null::text as romaji_title,
		'' as subtitle, null::text as image, '#8b1e2d' as color, null::text as kind, null::text as format,
		1::float as renown, lower(s.name) as folded
		from studio s where s.merged_into is null`,
}

interface Row extends NamesRow {
	type: FavoriteType
	id: number
	subtitle: string
	image: string | null
	color: string
	kind: Kind | null
	format: Format | null
}

function toFavorite(row: Row, pictures: Pictures): Favorite {
	const { type, id, subtitle, color, kind, format } = row
	const isTitle = kind !== null && format !== null
	return {
		type,
		id,
		...namesOf(row),
		subtitle,
		imageUrl: imageOf(row, pictures),
		color,
		href: isTitle ? titlePath({ id, kind, format }) : null,
	}
}

// Only titles have drawn pictures.
function imageOf({ type, id, image }: Row, pictures: Pictures): string {
	return type === 'title' ? pictureUrl('poster', id, image, pictures) : (chosenPicture(image, pictures) ?? '')
}

/** A member's favourites, each group in order. */
export async function readFavorites(db: Database, memberId: string, pictures: Pictures): Promise<Favorites> {
	const { rows } = await sql<Row & { group: FavoriteGroup }>`
		select f.kind as "group", x.* from favorite f join (
			${SUBJECTS.title} union all ${SUBJECTS.character} union all ${SUBJECTS.person} union all ${SUBJECTS.studio}
		) as x on (x.type = 'title' and x.id = f.title_id) or (x.type = 'character' and x.id = f.character_id)
			or (x.type = 'person' and x.id = f.person_id) or (x.type = 'studio' and x.id = f.studio_id)
		where f.member_id = ${memberId} order by f.kind, f.position, f.id`.execute(db)
	const groups: Favorites = { animes: [], mangas: [], characters: [], staff: [] }
	for (const { group, ...row } of rows) groups[group].push(toFavorite(row, pictures))
	return groups
}

/** The ids of a member's favourite titles. */
export async function favoriteTitleIds(db: Database, memberId: string): Promise<number[]> {
	const rows = await db
		.selectFrom('favorite')
		.select('title_id')
		.where('member_id', '=', memberId)
		.where('title_id', 'is not', null)
		.orderBy('title_id')
		.execute()
	return rows.flatMap(({ title_id }) => title_id ?? [])
}

/** The ids of a member's favourite people, characters and studios. */
export async function favoriteEntityIds(
	db: Database,
	memberId: string,
): Promise<Record<'person' | 'character' | 'studio', number[]>> {
	const rows = await db
		.selectFrom('favorite')
		.select(['person_id', 'character_id', 'studio_id'])
		.where('member_id', '=', memberId)
		.where('title_id', 'is', null)
		.orderBy('id')
		.execute()
	return {
		person: rows.flatMap(({ person_id }) => person_id ?? []),
		character: rows.flatMap(({ character_id }) => character_id ?? []),
		studio: rows.flatMap(({ studio_id }) => studio_id ?? []),
	}
}

/** The subject of a favourite, with its group. @throws Problem 404 if it does not exist. */
export async function favoriteSubject(
	db: Database,
	{ type, id, pictures }: { type: FavoriteType; id: number; pictures: Pictures },
): Promise<[FavoriteGroup, Favorite]> {
	if (id > ID_MAX) throw new Problem('request.notFound', 404)
	const { rows } = await sql<Row>`select * from (${SUBJECTS[type]}) as x where id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return [groupOf(row), toFavorite(row, pictures)]
}

function groupOf({ type, kind }: Row): FavoriteGroup {
	if (type === 'title') return kind === 'manga' ? 'mangas' : 'animes'
	return type === 'character' ? 'characters' : 'staff'
}

/** Searches candidates for a group of favourites by part of a name, most popular first. */
export async function findFavorites(
	db: Database,
	{ group, q, pictures }: { group: FavoriteGroup; q: string; pictures: Pictures },
): Promise<Favorite[]> {
	const folded = foldName(q)
	const typed = q.trim().toLowerCase()
	if (typed === '') return []
	const { rows } = await sql<Row>`select * from (${candidates(group)}) as x
		where strpos(folded, ${folded || typed}) > 0 or strpos(folded, ${typed}) > 0
			or strpos(lower(native_title), ${typed}) > 0 or strpos(lower(english_title), ${typed}) > 0
		order by renown desc, type desc, id limit ${FAVORITE_SEARCH_LIMIT}`.execute(db)
	return rows.map((row) => toFavorite(row, pictures))
}

function candidates(group: FavoriteGroup): RawBuilder<unknown> {
	switch (group) {
		case 'animes':
			return sql`${SUBJECTS.title} and t.kind = 'anime'`
		case 'mangas':
			return sql`${SUBJECTS.title} and t.kind = 'manga'`
		case 'characters':
			return SUBJECTS.character
		case 'staff':
			return sql`${SUBJECTS.person} union all ${SUBJECTS.studio}`
	}
}
