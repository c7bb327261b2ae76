import { type RawBuilder, sql } from 'kysely'
import { SECTION_PAGE_SIZE } from 'shared-contract'
import { broadcastSlot } from '../airing/broadcast.ts'
import { DUB_ROWS } from '../dubs.ts'
import { factSourceOf } from '../factSources.ts'
import { NAME_JSON } from '../shownNames.ts'
import { byPreference } from '../synopsis.ts'
import { CARD_COLUMNS } from '../titleCard.ts'
import { CHAPTER_COLUMNS } from './chapters.ts'
import { EPISODE_COLUMNS, EPISODE_ORDER } from './episodes.ts'

/** Beyond it a place says little. */
const MAX_RANK = 100
/** Of characters without a voice; those with one are all shown. */
const MAX_CAST = 60
const MAX_STAFF = 80
const MAX_RELATED = 60
const MAX_TAGS = 60
const MAX_SONGS = 200

const jsonList = (rows: RawBuilder<unknown>) => sql`(select json_agg(part) from (${rows}) part)`

/** The seasons in the order of the page: the extras, season 0, last. */
const SEASON_ORDER = sql`s.number = 0, s.number`

/** SQL for the relations of `title t`, each a sorted JSON list of rows; null without rows. */
export const PARTS = {
	names: sql`(select json_agg(${NAME_JSON} order by n.position) from title_name n where n.title_id = t.id)`,
	pictures: jsonList(
		sql`select p.kind, p.url from title_picture p where p.title_id = t.id order by p.kind, p.position`,
	),
	scores: jsonList(sql`select c.score, c.votes, c.tenths from title_score c where c.title_id = t.id`),
	seasons: jsonList(sql`select s.number, s.title,
		(select count(*)::int from episode e where e.season_id = s.id) as total
		from season s where s.title_id = t.id order by ${SEASON_ORDER}`),
	firstEpisodes: jsonList(sql`select ${EPISODE_COLUMNS} from episode e left join member m on m.id = e.added_by
		where e.season_id = (select s.id from season s where s.title_id = t.id order by ${SEASON_ORDER} limit 1)
		order by ${EPISODE_ORDER} limit ${SECTION_PAGE_SIZE}`),
	volumes: jsonList(sql`select v.number, v.title,
		(select count(*)::int from chapter c where c.volume_id = v.id) as total
		from volume v where v.title_id = t.id order by v.number`),
	looseChapters: sql`(select count(*)::int from chapter c where c.title_id = t.id and c.volume_id is null)`,
	firstChapters: jsonList(sql`select ${CHAPTER_COLUMNS} from chapter c left join member m on m.id = c.added_by
		where c.title_id = t.id and c.volume_id is not distinct from
			(select v.id from volume v where v.title_id = t.id order by v.number limit 1)
		order by c.number, c.id limit ${SECTION_PAGE_SIZE}`),
	// As the lists of a year are sorted by score.
	rankInYear: sql`(select case when t.weighted_rating > 0 and t.year is not null and count(*) < ${MAX_RANK}
			then count(*)::int + 1 end from title o
		where o.kind = t.kind and o.year = t.year and o.removed_at is null
			and (o.weighted_rating > t.weighted_rating or (o.weighted_rating = t.weighted_rating and o.id < t.id)))`,
	airing: broadcastSlot(sql`t.id`),
	platforms: jsonList(sql`select p.name, coalesce(o.url, p.url) as url, p.color, o.status,
		coalesce(o.regions, p.regions) as regions, o.languages
		from title_platform o join platform p on p.id = o.platform_id where o.title_id = t.id order by o.status, p.name`),
	platform_source: factSourceOf('platforms'),
	filler_source: factSourceOf('fillers'),
	dubs: jsonList(DUB_ROWS),
	synopses: jsonList(sql`select s.language, s.text, w.username as author_name, w.avatar_url as author_avatar,
		s.source_name, s.source_url from title_synopsis s left join member w on w.id = s.author_id
		where s.title_id = t.id order by ${byPreference('pt')}`),
	trailers: jsonList(sql`select r.title, r.youtube_id as "youtubeId" from trailer r where r.title_id = t.id
		order by r.position`),
	// A voice brings its character into the cast.
	cast: jsonList(sql`select * from (select row_number() over (order by o.position nulls last, c.name, c.id) as place,
		c.id as character_id, c.name as character, c.native_name as character_native,
		c.image_url as character_image, o.role, (
			select json_agg(voice) from (
				select v.language, p.id as person_id, p.name as person, p.native_name as person_native,
					p.image_url as person_image
				from title_voice v join person p on p.id = v.person_id
				where v.title_id = t.id and v.character_id = c.id order by v.language, p.name, p.id
			) voice
		) as voices
		from (
			select character_id, role, position from title_cast where title_id = t.id
			union all select distinct character_id, null::text, null::int from title_voice v where title_id = t.id
				and not exists (select from title_cast where title_id = t.id and character_id = v.character_id)
		) o join character c on c.id = o.character_id
		) part where place <= ${MAX_CAST} or voices is not null order by place`),
	staff: jsonList(sql`select o.role, p.id as person_id, p.name as person, p.native_name as person_native,
		p.image_url as person_image
		from title_staff o join person p on p.id = o.person_id where o.title_id = t.id
		order by o.position limit ${MAX_STAFF}`),
	studios: jsonList(sql`select s.id, s.name, x.role from title_studio x
		join studio s on s.id = x.studio_id and s.merged_into is null
		where x.title_id = t.id order by x.role = 'producer', s.name, s.id`),
	tags: jsonList(sql`select g.name, x.weight, x.is_spoiler as "isSpoiler" from title_tag x join tag g on g.id = x.tag_id
		where x.title_id = t.id order by x.weight desc nulls last, g.name limit ${MAX_TAGS}`),
	songs: jsonList(sql`select o.kind, o.number, o.name, o.artist, o.first_episode, o.last_episode from title_song o
		where o.title_id = t.id order by array_position(array['opening', 'ending', 'insert'], o.kind), o.number
		limit ${MAX_SONGS}`),
	// An older import stores openings and endings as episodes.
	episodeSongs: jsonList(sql`select e.kind, e.label, e.title from episode e
		where e.title_id = t.id and e.kind in ('opening', 'ending')
			and not exists (select from title_song o where o.title_id = t.id)
		order by e.kind = 'ending', e.number, e.id limit ${MAX_SONGS}`),
	links: jsonList(sql`select l.name, l.url from external_link l where l.title_id = t.id order by l.position`),
	guess: sql`(select c.id from candidate c join title_name n on n.title_id = t.id and n.name = c.object and n.is_guess
		where c.kind = 'name' and c.subject_id = t.id and c.object = t.title and c.state = 'open' limit 1)`,
	related: jsonList(relatedTo(sql`t.id`)),
}

// Relations of both directions; those that this title declares come first.
function relatedTo(id: RawBuilder<unknown>) {
	return sql`select r.relation, r.reversed, o.* from (
			select target_id as other, kind as relation, false as reversed, position from title_relation
				where title_id = ${id} and target_id is not null
			union all
			select title_id, kind, true, position from title_relation where target_id = ${id}
		) r join lateral (
			select ${CARD_COLUMNS} from title t left join member m on m.id = t.posted_by
			where t.id = r.other and t.removed_at is null
		) o on true
		where r.other <> ${id}
		order by r.reversed, r.position, o.id limit ${MAX_RELATED}`
}
