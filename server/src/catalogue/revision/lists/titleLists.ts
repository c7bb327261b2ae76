import { type RawBuilder, sql } from 'kysely'
import { EXTERNAL_SITES, type ListField, type ListItem, OTHER_PICTURES_MAX, validateWebAddress } from 'shared-contract'
import { insertRows } from '../../../core/database/insertRows.ts'
import { storedTag } from '../../tag/tagNames.ts'
import { validatePicture } from '../fields/columns.ts'
import { listField } from './listField.ts'
import { rowsField } from './rowsField.ts'

export const genresField = rowsField({
	field: 'genres',
	rows: sql`select g.genre from title_genre g where g.title_id = e.id order by g.position`,
	table: 'title_genre',
	row: ({ genre }, position) => ({ position, genre }),
})

export const tagsField = listField({
	field: 'tags',
	rows: sql`select t.name, g.weight, g.is_spoiler as "isSpoiler" from title_tag g join tag t on t.id = g.tag_id
		where g.title_id = e.id order by g.weight desc nulls last, t.name`,
	async write(db, typed, { id }) {
		// A name in another language is that of the tag that has it already.
		const english = typed.map(({ name }) => storedTag(name).toLowerCase())
		const { rows } = await sql<{ name: string }>`select lower(name) as name from tag
			where lower(name) = any(${english}::text[])`.execute(db)
		const known = new Set(rows.map(({ name }) => name))
		const tags = typed.map((tag, place) =>
			known.has(english[place] ?? '') ? { ...tag, name: storedTag(tag.name) } : tag,
		)
		await sql`delete from title_tag where title_id = ${id}`.execute(db)
		await sql`insert into tag (name) select name from unnest(${tags.map(({ name }) => name)}::text[]) name
			where not exists (select from tag t where lower(t.name) = lower(name)) on conflict do nothing`.execute(db)
		await sql`insert into title_tag (title_id, tag_id, weight, is_spoiler)
			select distinct on (t.id) ${id}::int, t.id, x.weight, x."isSpoiler"
			from ${items(tags, sql`name text, weight smallint, "isSpoiler" boolean`)} join tag t on lower(t.name) = lower(x.name)
			order by t.id`.execute(db)
	},
})

function picturesField(field: 'otherPosters' | 'otherBanners', kind: 'poster' | 'banner') {
	return listField({
		field,
		rows: sql`select p.url from title_picture p where p.title_id = e.id and p.kind = ${kind} order by p.position`,
		most: OTHER_PICTURES_MAX,
		validate: ({ url }) => validatePicture(url),
		async write(db, pictures, { id }) {
			await sql`delete from title_picture where title_id = ${id} and kind = ${kind}`.execute(db)
			const rows = pictures.map(({ url }, position) => ({ title_id: id, kind, position, url }))
			await insertRows(db, 'title_picture', rows)
		},
	})
}

/** The pictures of a title that follow the main ones. */
export const otherPostersField = picturesField('otherPosters', 'poster')
export const otherBannersField = picturesField('otherBanners', 'banner')

export const trailersField = rowsField({
	field: 'trailers',
	rows: sql`select r.title, r.youtube_id as "youtubeId" from trailer r where r.title_id = e.id order by r.position`,
	table: 'trailer',
	row: ({ title, youtubeId }, position) => ({ position, title, youtube_id: youtubeId }),
})

export const songsField = rowsField({
	field: 'songs',
	kind: 'anime',
	rows: sql`select s.kind, s.number, s.name, s.artist, s.first_episode as "firstEpisode", s.last_episode as "lastEpisode"
		from title_song s where s.title_id = e.id order by array_position(array['opening', 'ending', 'insert'], s.kind), s.number`,
	validate: ({ firstEpisode, lastEpisode }) =>
		firstEpisode !== null && lastEpisode !== null && lastEpisode < firstEpisode
			? { code: 'number.invalid' }
			: { value: '' },
	table: 'title_song',
	row: ({ firstEpisode, lastEpisode, ...song }) => ({
		...song,
		first_episode: firstEpisode,
		last_episode: lastEpisode,
	}),
})

/** The languages into which a title is dubbed. What a member confirms has no confidence of a source. */
export const dubsField = listField({
	field: 'dubs',
	kind: 'anime',
	rows: sql`select d.language from title_dub d where d.title_id = e.id order by d.language`,
	async write(db, dubs, { id }) {
		const languages = dubs.map(({ language }) => language)
		await sql`delete from title_dub where title_id = ${id} and not language = any(${languages}::text[])`.execute(db)
		await insertRows(
			db,
			'title_dub',
			languages.map((language) => ({ title_id: id, language })),
			{ ignoreConflicts: true },
		)
	},
})

export const linksField = rowsField({
	field: 'links',
	rows: sql`select l.name, l.url from external_link l where l.title_id = e.id order by l.position`,
	validate: ({ url }) => validateWebAddress(url),
	table: 'external_link',
	row: ({ name, url }, position) => ({ position, name, url }),
})

/** Ids at other sites that members know; those of other sources stay. */
export const externalIdsField = listField({
	field: 'externalIds',
	rows: sql`select x.site, x.id from external_id x where x.title_id = e.id and x.site = any(${[...EXTERNAL_SITES]}::text[])
		order by array_position(${[...EXTERNAL_SITES]}::text[], x.site), x.id`,
	async write(db, ids, { id }) {
		await sql`delete from external_id where title_id = ${id} and site = any(${[...EXTERNAL_SITES]}::text[])`.execute(db)
		await insertRows(
			db,
			'external_id',
			ids.map(({ site, id: external }) => ({ site, id: external, title_id: id })),
		)
	},
})

/** The services that show a title. What is not in the form, such as a start, stays. */
export const platformsField = listField({
	field: 'platforms',
	rows: sql`select p.name, o.url, o.regions, o.languages from title_platform o join platform p on p.id = o.platform_id
		where o.title_id = e.id order by p.name`,
	validate: ({ url }) => (url === null ? { value: '' } : validateWebAddress(url)),
	async write(db, platforms, { id }) {
		const names = platforms.map(({ name }) => name)
		await sql`insert into platform (key, name) select 'member ' || lower(name), name from unnest(${names}::text[]) name
			where not exists (select from platform p where lower(p.name) = lower(name)) on conflict do nothing`.execute(db)
		await sql`delete from title_platform o using platform p where p.id = o.platform_id and o.title_id = ${id}
			and not lower(p.name) = any(${names.map((name) => name.toLowerCase())}::text[])`.execute(db)
		await sql`insert into title_platform (title_id, platform_id, url, regions, languages)
			select distinct on (p.id) ${id}::int, p.id, x.url, x.regions, x.languages
			from ${items(platforms, sql`name text, url text, regions text[], languages text[]`)}
			join platform p on lower(p.name) = lower(x.name) order by p.id
			on conflict (title_id, platform_id) do update
				set url = excluded.url, regions = excluded.regions, languages = excluded.languages`.execute(db)
	},
})

/** SQL for the items of a list as rows `x`. */
function items<Field extends ListField>(list: readonly ListItem<Field>[], columns: RawBuilder<unknown>) {
	return sql`json_to_recordset(${JSON.stringify(list)}::json) as x (${columns})`
}
