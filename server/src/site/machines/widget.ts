import { sql } from 'kysely'
import {
	artworkPath,
	LANGUAGE_TAGS,
	type Locale,
	localizedPosterUrl,
	titleName,
	type WidgetKind,
} from 'shared-contract'
import { chosenPicture, pictureUrl, TITLE_TOTAL } from '../../catalogue/public.ts'
import { groupWatches, nextMeetings, type WatchingChannel } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { isMemberId } from '../../core/identity/memberId.ts'
import { mayRead } from '../../core/identity/visibility/mayRead.ts'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle, visibleEntries } from '../../library/public.ts'

const SHOWN_TITLES = 3

const WORDS = {
	pt: { member: 'Assistindo agora', group: 'Assistindo em grupo', of: ' de ', none: 'Nada no momento.' },
	en: { member: 'Watching now', group: 'Watching together', of: ' of ', none: 'Nothing right now.' },
	ja: { member: '視聴中', group: 'みんなで視聴中', of: ' / ', none: '今は何も見ていません。' },
} satisfies Record<Locale, object>

/** What a widget shows. */
export interface Widget {
	name: string
	/** The picture of the member; a group has none. */
	avatarUrl: string | null
	heading: string
	/** What stands in place of the titles where there is none. */
	none: string
	titles: { name: string; line: string; posterUrl: string }[]
}

type Reader = Pick<AppContext, 'db' | 'pictures' | 'now'>

/** What everybody may see of a member's titles in progress, or of a public group's plan; undefined if that is nothing. */
export async function readWidget(
	context: Reader,
	kind: WidgetKind,
	id: string,
	locale: Locale,
): Promise<Widget | undefined> {
	const found = kind === 'member' ? await ofMember(context, id, locale) : await ofGroup(context, id, locale)
	return found && { ...found, heading: WORDS[locale][kind], none: WORDS[locale].none }
}

type Found = Pick<Widget, 'name' | 'avatarUrl' | 'titles'>

async function ofMember({ db, pictures }: Reader, id: string, locale: Locale): Promise<Found | undefined> {
	if (!isMemberId(id) || !(await mayRead(db, null, id))) return undefined
	const member = await db
		.selectFrom('member')
		.where('id', '=', id)
		.select(['username', 'avatar_url'])
		.executeTakeFirst()
	if (!member) return undefined
	const { rows } = await sql<ListedTitleRow & { progress: number; total: number | null }>`
		select ${LISTED_TITLE}, e.progress, ${TITLE_TOTAL} as total ${visibleEntries({ ownerId: id, isOwn: false })}
			and t.kind <> 'manga' and e.status in ('current', 'rewatching')
		order by e.changed_at desc, t.id limit ${SHOWN_TITLES}`.execute(db)
	return {
		name: member.username,
		avatarUrl: onSite(chosenPicture(member.avatar_url, pictures), artworkPath('avatar', id)),
		titles: rows.map((row) => {
			const { imageUrl, ...title } = toListedTitle(row, pictures)
			const count = row.total === null ? '' : WORDS[locale].of + row.total
			const line = row.format === 'Movie' ? (TRANSLATIONS[locale]['format.Movie'] ?? '') : `EP ${row.progress}${count}`
			return present(title, imageUrl, line, locale)
		}),
	}
}

async function ofGroup({ db, pictures, now }: Reader, id: string, locale: Locale): Promise<Found | undefined> {
	if (!/^[A-Za-z0-9]{1,32}$/.test(id)) return undefined
	const group = await db
		.selectFrom('community_group')
		.where('id', '=', id)
		.where('is_public', '=', true)
		.select('name')
		.executeTakeFirst()
	if (!group) return undefined
	const channels = (await groupWatches(db, id, pictures)).slice(0, SHOWN_TITLES)
	return {
		name: group.name,
		avatarUrl: null,
		titles: channels.map(({ watch }) =>
			present(
				watch.title,
				watch.imageUrl ?? pictureUrl('poster', watch.title.id, null, pictures),
				meetingLine(watch, now(), locale),
				locale,
			),
		),
	}
}

/** When a channel meets next, by the clocks of its own zone, and for which episodes. */
function meetingLine(watch: WatchingChannel['watch'], now: Date, locale: Locale): string {
	const [meeting] = nextMeetings(watch, now)
	if (!meeting || !watch.pace) return ''
	const at = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
		...({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const),
		...({ timeZone: watch.pace.zone, timeZoneName: 'short' } as const),
	}).format(new Date(meeting.at))
	return `${at} · EP ${meeting.from}${meeting.to > meeting.from ? `–${meeting.to}` : ''}`
}

function present(title: Parameters<typeof titleName>[0] & { id: number }, url: string, line: string, locale: Locale) {
	const posterUrl = localizedPosterUrl(locale, onSite(url, artworkPath('poster', title.id)))
	return { name: titleName(title, locale), line, posterUrl }
}

/** The policy of the card allows pictures of this site alone. */
const onSite = (url: string | null, drawn: string) => (url?.startsWith('/') ? url : drawn)
