import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { LINK_CARDS_MAX, type LinkCard, type LinkKind, linkCardsRoute, linkedPage } from 'shared-contract'
import { chosenPicture, TITLE_ARTWORK } from '../../catalogue/pictures.ts'
import { isShownTo, pictureUrl, SHOWN } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { viewedMember } from '../../core/identity/authentication.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { progressWith } from '../../library/public.ts'

const REQUESTS_PER_MINUTE = 120

type Row = { key: string } & Partial<
	Omit<LinkCard, 'path' | 'kind' | 'imageUrl'> & { picture: string; poster_of: number; poster: string; artwork: string }
>

const POSTER = sql`t.id as poster_of, t.poster_url as poster, ${TITLE_ARTWORK} as artwork`
const TITLE = sql`${POSTER}, json_build_object('id', t.id, 'kind', t.kind, 'format', t.format, 'title', t.title,
	'englishTitle', t.english_title, 'japaneseTitle', t.native_title, 'romajiTitle', t.romaji_title) as title`

/** The rows of each kind that a reader may see: of ids, of profiles the keys of their names. */
const ROWS: Record<LinkKind, (ids: readonly string[], reader: string | null) => RawBuilder<Row>> = {
	title: (ids, reader) => sql`select named.id::text as key, t.year as number, ${TITLE}
		from title named join title t on t.id = coalesce(named.merged_into, named.id)
		where named.id = any(${ids}::int[]) and ${shownTo(reader)}`,
	// Its name may be a spoiler. An extra is no part of the progress.
	episode: (ids, reader) => sql`select e.id::text as key, e.number, ${TITLE}, case when e.kind = 'regular' and (
			select count(*) from episode p join season o on o.id = p.season_id where p.title_id = e.title_id
				and p.kind = 'regular' and (o.number, p.number) <= (s.number, e.number)
		) <= ${reader === null ? sql`0` : progressWith(sql`${reader}::uuid`, sql`e.title_id`)} then e.title end as name
		from episode e join season s on s.id = e.season_id join title t on t.id = e.title_id
		where e.id = any(${ids}::int[]) and ${shownTo(reader)}`,
	person: entities('person'),
	character: entities('character'),
	studio: entities('studio'),
	profile: (keys, reader) => sql`select m.username_key as key, m.username as name, m.avatar_url as picture from member m
		where m.username_key = any(${keys}) and ${readableMember(reader, sql`m.id`)}`,
	list: (ids, reader) => sql`select l.id::text as key, l.title as name, m.username as by, i.count as number, ${POSTER}
		from custom_list l join member m on m.id = l.member_id
		cross join lateral (
			select count(*)::int as count, (array_agg(t.id order by i.position, t.id))[1] as first
			from custom_list_item i join title t on t.id = i.title_id and t.removed_at is null where i.list_id = l.id
		) i left join title t on t.id = i.first
		where l.id = any(${ids}::int[]) and l.removed_at is null
			and (l.member_id = ${reader}::uuid or (l.is_public and ${readableMember(reader, sql`l.member_id`)}) or exists (
				select from custom_list_member p where p.list_id = l.id and p.member_id = ${reader}::uuid and p.role is not null))`,
	review: (ids, reader) => sql`select c.id::text as key, m.username as by, ${TITLE} from comment c
		join title t on t.id = c.review_of left join member m on m.id = c.member_id
		where c.id = any(${ids}::int[]) and c.removed_at is null and c.hidden_at is null and ${shownTo(reader)}
			and (c.member_id is null or ${notBlockedMember(reader, sql`c.member_id`)})`,
}

const shownTo = (reader: string | null) => (reader === null ? SHOWN : isShownTo(reader))

function entities(table: 'person' | 'character' | 'studio') {
	return (ids: readonly string[]): RawBuilder<Row> =>
		sql`select id::text as key, name, native_name as "nativeName", image_url as picture from ${sql.table(table)}
			where id = any(${ids}::int[]) and merged_into is null`
}

/** The cards of links in messages. It asks no other site: a card is of a page of ours. */
export function registerLinkCards(app: FastifyInstance, context: AppContext): void {
	serve(
		app,
		linkCardsRoute,
		async ({ request, query }) => {
			const reader = (await viewedMember(request, context))?.id ?? null
			const paths = [...new Set(query.paths.split(' '))].slice(0, LINK_CARDS_MAX)
			return { items: await readCards(context, paths, reader) }
		},
		{ perMinute: REQUESTS_PER_MINUTE },
	)
}

async function readCards({ db, pictures }: AppContext, paths: readonly string[], reader: string | null) {
	const pages = paths.flatMap((path) => {
		const page = linkedPage(path)
		const key = page?.kind === 'profile' ? nameKey(page.id) : page?.id
		return page && key !== undefined ? [{ path, kind: page.kind, key }] : []
	})
	const rows = new Map<string, Row>()
	for (const kind of new Set(pages.map((page) => page.kind))) {
		const keys = pages.filter((page) => page.kind === kind).map(({ key }) => key)
		for (const row of (await ROWS[kind](keys, reader).execute(db)).rows) rows.set(`${kind} ${row.key}`, row)
	}
	return pages.flatMap(({ path, kind, key }): LinkCard[] => {
		const row = rows.get(`${kind} ${key}`)
		if (!row) return []
		const { title = null, name = null, nativeName = null, by = null, number = null, poster_of: posterOf } = row
		const imageUrl = posterOf
			? pictureUrl('poster', posterOf, row.poster ?? null, pictures, row.artwork)
			: chosenPicture(row.picture ?? null, pictures)
		return [{ path, kind, title, name, nativeName, by, number, imageUrl }]
	})
}

/** The key of the name in a path; undefined for a text that is none. */
function nameKey(segment: string): string | undefined {
	try {
		const name = decodeURIComponent(segment)
		return name.isWellFormed() && !name.includes('\0') ? usernameKey(name) : undefined
	} catch {
		return undefined
	}
}
