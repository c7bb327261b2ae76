import {
	LANGUAGE_TAGS,
	localizedPosterUrl,
	preferredText,
	SEASON_SORTS,
	SEASONS,
	type SeasonPage,
	type SeasonTitle,
	seasonPageRoute,
	seasonPath,
	titlePath,
} from 'shared-contract'
import { lengthText } from 'shared-i18n/length'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'
import { heading, html, links, type Part, page, picture } from './markup.ts'
import { pageOf, pager, type Reader, type Source, source } from './source.ts'

type YearSeason = Pick<SeasonPage, 'year' | 'season'>

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: DEFAULT_ZONE } as const
/** Pictures of the first screen. */
const SEEN = 4

/** The reading version of a season; undefined for a path that names none. */
export function seasonReading(year: string, name: string | undefined, query: URLSearchParams): Source | undefined {
	const season = SEASONS.find((each) => each === name)
	if (!season || !/^[12]\d{3}$/.test(year)) return undefined
	const sort = SEASON_SORTS.find((each) => each === query.get('sort')) ?? 'renown'
	const asked = { ...(sort !== 'renown' && { sort }), page: pageOf(query) }
	return source(seasonPageRoute, { params: { year, season }, query: asked }, (shown, reader) => {
		const { say } = reader
		const nameOf = ({ season, year }: YearSeason) => say(`season.name.${season}`, { year: String(year) })
		const to = (each: YearSeason | null) => (each ? [{ path: seasonPath(each), name: nameOf(each) }] : [])
		const hrefFor = (number: number) => `${seasonPath(shown)}?${new URLSearchParams({ sort, page: String(number) })}`
		const write = cardOf(reader)
		const items = shown.items.map((title, index) => ({ format: title.format, card: write(title, index) }))
		return page([
			heading(`${nameOf(shown)} · ${say(`season.months.${season}`)}`, say('season.lead')),
			links([...to(shown.previous), { path: '/seasons', name: say('season.archive') }, ...to(shown.next)], 'chips'),
			shown.groups.map(({ format }) => {
				const cards = items.filter((each) => each.format === format).map(({ card }) => card)
				const title = say(`entity.group.${format}`)
				return (
					cards.length > 0 &&
					html`<section id="${format}"><h2>${title}</h2><ul class="grid season">${cards}</ul></section>`
				)
			}),
			pager(shown, hrefFor, reader),
		])
	})
}

/** Writes the card of a title, in the time zone of most readers: the server knows no other. */
function cardOf({ say, locale, formats, nameOf }: Reader): (title: SeasonTitle, index: number) => Part {
	const tag = LANGUAGE_TAGS[locale]
	const day = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: DEFAULT_ZONE })
	const time = new Intl.DateTimeFormat(tag, TIME)
	return (title, index) => {
		const { studios, origin, started, showing, synopses, rating } = title
		const poster = picture(localizedPosterUrl(locale, title.imageUrl), [128, 192], {
			when: index < SEEN ? 'seen' : 'late',
		})
		const notes = [
			studios.map(({ name }) => name).join(', '),
			started && formats.date(started),
			showing?.isWeekly &&
				say('season.weekly', { day: day.format(new Date(showing.at)), time: time.format(new Date(showing.at)) }),
			origin && say(`season.origin.${origin}`),
			lengthText(title, (count) => say('franchise.episodes', { count }), tag),
			rating > 0 && `★ ${formats.decimal(rating, 1)}`,
		]
		const synopsis = preferredText(synopses, locale)
		return html`<li>${poster}<div><a href="${titlePath(title)}">${nameOf(title)}</a><small>${notes.filter(Boolean).join(' · ')}</small>${synopsis && html`<p class="cut" lang="${synopsis.language}">${synopsis.text}</p>`}</div></li>`
	}
}
