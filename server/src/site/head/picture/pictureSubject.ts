import { type RawBuilder, sql } from 'kysely'
import {
	ENTITY_TYPES,
	type EntityType,
	type Genre,
	type Locale,
	type TitleNameChoice,
	titleName,
	WIDGET_PICTURES,
} from 'shared-contract'
import type { Pictures } from '../../../catalogue/pictures.ts'
import { currentTitle } from '../../../catalogue/shownTitle.ts'
import type { Database } from '../../../core/database/schema.ts'
import { isMemberId } from '../../../core/identity/memberId.ts'
import { mayRead } from '../../../core/identity/visibility/mayRead.ts'
import { TRANSLATIONS } from '../../../core/language/translations.ts'
import { readMemberYear } from '../../../library/statistics/memberYear.ts'
import { colorOf } from '../../artwork/avatarSubject.ts'
import { sceneOf } from '../../artwork/bannerSubject.ts'
import { readWidget } from '../../machines/widget.ts'
import { FIXED_PAGES } from '../fixedPages.ts'
import { episodeTitle, yearFigures, yearName } from '../sentences.ts'
import type { PictureShape } from './size.ts'

const WIDGETS = Object.values(WIDGET_PICTURES)
/** Those whose id is no number. */
const NAMED = ['page', 'profile', 'year', ...WIDGETS] as const
export const PICTURE_KINDS = ['title', 'episode', 'news', ...NAMED, ...ENTITY_TYPES] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]
type Named = (typeof NAMED)[number]

export const isNamed = (kind: PictureKind): kind is Named => NAMED.some((named) => named === kind)
export const isWidget = (kind: PictureKind) => WIDGETS.some((widget) => widget === kind)

/** The data from which the preview picture of a link is drawn. */
export interface PictureSubject {
	/** The id that seeds the entity's other artwork too, so that all show the same scene. */
	id: string
	genres: Genre[]
	/** `#rrggbb` */
	color: string
	name: string
	/** A line above the name. */
	above: string
	/** A line below it, or several. */
	below: string | string[]
	/** Default: wide. */
	shape?: PictureShape
	/** Values that are drawn as bars at the foot. */
	bars?: number[]
}

const DEFAULT_COLOR = '#8b1e2d'

interface Row {
	name: string
	english_title: string | null
	native_title: string | null
	romaji_title: string | null
	genres: Genre[]
	color: string
	above: string | null
	number: number | null
	part: string | null
	year: number | null
}

interface PictureQuery {
	locale: Locale
	names: TitleNameChoice | undefined
	/** The time zone of a year; UTC without one. */
	zone: string | undefined
	pictures: Pictures
	now: () => Date
}

/** The picture data of a page; undefined if it does not exist. `id` is a number, the name of a page, a member's id, or that with a year. */
export async function readPictureSubject(
	db: Database,
	kind: PictureKind,
	id: string,
	{ locale, names, zone, pictures, now }: PictureQuery,
): Promise<PictureSubject | undefined> {
	if (kind === 'page') return pageSubject(id, locale)
	if (kind === 'profile') return profileSubject(db, id)
	if (kind === 'year') return yearSubject(db, id, { locale, zone, pictures })
	if (kind === 'watching' || kind === 'plan') return widgetSubject(kind, id, locale, { db, pictures, now })
	const { rows } = await QUERIES[kind](Number(id)).execute(db)
	const [row] = rows
	if (!row) return undefined
	const { genres, color } = row
	const isOfTitle = kind === 'title' || kind === 'episode'
	const name = titleName(
		{
			title: row.name,
			englishTitle: row.english_title,
			japaneseTitle: row.native_title,
			romajiTitle: row.romaji_title,
		},
		(isOfTitle ? names : undefined) ?? locale,
	)
	const shared = { id, genres, color: color ?? DEFAULT_COLOR }
	if (kind === 'news')
		return { ...shared, name: row.name, above: TRANSLATIONS[locale][`news.${row.above}`] ?? '', below: '' }
	if (kind === 'episode')
		return { ...shared, name, above: '', below: episodeTitle(locale, row.number ?? 0, row.part ?? '') }
	if (kind !== 'title')
		return { ...shared, name, above: '', below: name === row.name ? (row.native_title ?? '') : row.name }
	const format = TRANSLATIONS[locale][`format.${row.above}`] ?? ''
	const other = [row.native_title, row.english_title, row.name].find((another) => another !== null && another !== name)
	return { ...shared, name, above: [format, row.year].filter(Boolean).join(' · '), below: other ?? '' }
}

const GENRES = sql`array(select genre from title_genre where title_id = t.id order by position)`

const QUERIES: Record<Exclude<PictureKind, Named>, (id: number) => ReturnType<typeof sql<Row>>> = {
	title: (id) => sql`select t.title as name, t.english_title, t.native_title, t.romaji_title,
		${GENRES} as genres, t.color,
		t.format as above, null::int as number, null as part, t.year
		from title t where t.id = ${currentTitle(id)} and t.removed_at is null`,
	episode: (id) => sql`select t.title as name, t.english_title, t.native_title, t.romaji_title,
		${GENRES} as genres, t.color,
		null as above, e.number, e.title as part, null::int as year
		from episode e join title t on t.id = e.title_id and t.removed_at is null where e.id = ${id}`,
	news: (id) => sql`select a.title as name, null as english_title, null as native_title, null as romaji_title,
		coalesce(${GENRES}, '{}') as genres, t.color, a.category as above, null::int as number, null as part,
		null::int as year
		from news_article a left join lateral (
			select about.id, about.color from article_title b join title about on about.id = b.title_id
			where b.article_id = a.id order by about.id limit 1
		) t on true where a.id = ${id} and a.removed_at is null`,
	person: entityQuery(
		'person',
		sql`select title_id from title_staff where person_id = x.id
			union select title_id from title_voice where person_id = x.id`,
	),
	character: entityQuery(
		'character',
		sql`select title_id from title_cast where character_id = x.id
			union select title_id from title_voice where character_id = x.id`,
	),
	studio: entityQuery('studio', sql`select title_id from title_studio where studio_id = x.id`),
}

/** Its colour and its genres are those of its best-known title. */
function entityQuery(type: EntityType, titles: RawBuilder<unknown>) {
	return (id: number) => sql<Row>`select x.name, null as english_title, x.native_name as native_title,
		null as romaji_title,
		coalesce(${GENRES}, '{}') as genres, coalesce(t.color, ${DEFAULT_COLOR}) as color, null as above,
		null::int as number, null as part, null::int as year
		from ${sql.table(type)} x left join lateral (
			select best.id, best.color from title best where best.id in (${titles}) and best.removed_at is null
			order by best.renown desc, best.id limit 1
		) t on true where x.id = ${id} and x.merged_into is null`
}

// A private profile has no preview: crawlers are anonymous.
async function profileSubject(db: Database, id: string): Promise<PictureSubject | undefined> {
	if (!isMemberId(id) || !(await mayRead(db, null, id))) return undefined
	const member = await db.selectFrom('member').where('id', '=', id).select('username').executeTakeFirst()
	return member && { id, genres: sceneOf(id), color: colorOf(id), name: member.username, above: '', below: '' }
}

const YEAR_ID = /^(.{36})-(\d{4})(-tall)?$/

/** A year as everybody may see it, with a bar for each month. */
async function yearSubject(
	db: Database,
	key: string,
	{ locale, zone, pictures }: Omit<PictureQuery, 'names' | 'now'>,
): Promise<PictureSubject | undefined> {
	const [, id = '', digits = '', tall] = YEAR_ID.exec(key) ?? []
	const profile = await profileSubject(db, id)
	if (!profile) return undefined
	const year = await readMemberYear(db, { ownerId: id, isOwn: false, year: Number(digits), zone, pictures })
	return {
		...profile,
		above: yearName(locale, year.year),
		below: yearFigures(locale, year),
		shape: tall ? 'tall' : 'wide',
		bars: year.months.map(({ episodes, chapters }) => episodes + chapters),
	}
}

/** The titles of a widget, below the name of its member or group. */
async function widgetSubject(
	kind: (typeof WIDGETS)[number],
	id: string,
	locale: Locale,
	context: Parameters<typeof readWidget>[0],
): Promise<PictureSubject | undefined> {
	const widget = await readWidget(context, kind === WIDGET_PICTURES.member ? 'member' : 'group', id, locale)
	if (!widget) return undefined
	const { name, heading, titles, none } = widget
	const below = titles.map(({ name, line }) => [line, name].filter(Boolean).join(' · '))
	return { id, genres: sceneOf(id), color: colorOf(id), name, above: heading, below: below.length > 0 ? below : none }
}

function pageSubject(page: string, locale: Locale): PictureSubject | undefined {
	const text = FIXED_PAGES[page === 'home' ? '/' : `/${page}`]?.[locale]
	if (!text) return undefined
	const name = text.title.replace(/^Niouka · /, '')
	return { id: page, genres: [], color: DEFAULT_COLOR, name, above: '', below: '' }
}
