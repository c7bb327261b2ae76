import { LRUCache } from 'lru-cache'
import {
	addressOf,
	conforms,
	LANGUAGE_TAGS,
	type Locale,
	localizedPosterUrl,
	type NamedTitle,
	type Route,
	type RouteAnswer,
	type RouteInput,
	type TitleCard,
	type TitleNameChoice,
	titleName,
	titlePath,
} from 'shared-contract'
import { type Formats, formatsFor } from 'shared-i18n/formats'
import { roleText } from '../../core/language/translations.ts'
import { html, type Link, type Markup, type Part, picture } from './markup.ts'
import type { Words } from './words.ts'

/** The reader of a reading version: the language, and what writes in it. */
export interface Reader extends Words {
	locale: Locale
	formats: Formats
	/** The instant of the request. */
	now: Date
	nameOf: (title: NamedTitle) => string
	/** The words for the stored role of a staff member. */
	role: (stored: string) => string
}

export function readerOf(words: Words, locale: Locale, names: TitleNameChoice | undefined, now: Date): Reader {
	const plain = formatsFor(LANGUAGE_TAGS[locale])
	const formats: Formats = {
		...plain,
		date: (iso) => dates.get(`${locale} ${iso}`) ?? remembered(`${locale} ${iso}`, plain.date(iso)),
	}
	const nameOf = (title: NamedTitle) => titleName(title, names ?? locale)
	return { ...words, locale, formats, now, nameOf, role: (stored) => roleText(stored, locale) }
}

// Making a format for each date takes a tenth of the time of a page.
const dates = new LRUCache<string, string>({ max: 10_000 })

function remembered(key: string, text: string): string {
	dates.set(key, text)
	return text
}

/** Where a reading version comes from: the first request of its page, and what writes the answer. */
export interface Source {
	/** The address of the request, letter for letter as the page's loader sends it; undefined for a page without one. */
	address: string | undefined
	/** Undefined if the answer is not what the contract says. */
	write: (json: string, reader: Reader) => Markup | undefined
}

/** The reading version of a page whose first request is this route. */
export function source<R extends Route>(
	route: R,
	input: Pick<RouteInput<R> & { params?: Record<string, string>; query?: Query }, 'params' | 'query'>,
	write: (answer: RouteAnswer<R>, reader: Reader) => Markup,
): Source {
	return {
		address: addressOf(route.path, input.params, input.query),
		write(json, reader) {
			const answer: unknown = JSON.parse(json)
			return conforms<R['answer']>(route.answer, answer) ? write(answer, reader) : undefined
		},
	}
}

type Query = Record<string, string | number | undefined>

/** The number of a page in the query of an address. */
export function pageOf(query: URLSearchParams): number {
	const text = query.get('page') ?? ''
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Links to the pages before and after. */
export function pager(
	{ page, pageSize, total }: { page: number; pageSize: number; total: number },
	hrefFor: (page: number) => string,
	{ say, formats }: Reader,
): Part {
	const last = Math.ceil(total / pageSize)
	const to = (number: number, label: string) =>
		number >= 1 && number <= last && html`<a href="${hrefFor(number)}">${say(label)}</a>`
	return (
		last > 1 &&
		html`<nav class="pager" aria-label="${say('listing.pages')}">${to(page - 1, 'action.previous')}<span>${formats.number(page)} / ${formats.number(last)}</span>${to(page + 1, 'action.next')}</nav>`
	)
}

/** An address with those parameters that have a value. */
export function withQuery(path: string, query: URLSearchParams, changed: Record<string, string>): string {
	const next = new URLSearchParams(query)
	for (const [name, value] of Object.entries(changed)) {
		if (value === '') next.delete(name)
		else next.set(name, value)
	}
	const text = next.toString().replaceAll('%2C', ',')
	return text === '' ? path : `${path}?${text}`
}

/** Cards of titles in columns; the first ones stand in the first screen. `rankOf` gives each the number of its place. */
export function titleGrid(
	titles: readonly TitleCard[],
	{ locale, say, nameOf, formats }: Reader,
	seen = 6,
	rankOf?: (index: number) => number | undefined,
): Part {
	const cards = titles.map((title, index) => {
		const [genre] = title.genres
		const rank = rankOf?.(index)
		const notes = [
			title.year,
			genre && say(`genre.${genre}`),
			title.rating > 0 && `★ ${formats.decimal(title.rating, 2)}`,
		].filter(Boolean)
		const poster = picture(localizedPosterUrl(locale, title.imageUrl), [300, 450], {
			when: index < seen ? 'seen' : 'late',
			sizes: '(width < 40em) 42vw, 213px',
		})
		return html`<li>${poster}<a href="${titlePath(title)}">${rank && `${rank}. `}${nameOf(title)}</a><small>${notes.join(' · ')}</small></li>`
	})
	return cards.length > 0 && html`<ul class="grid">${cards}</ul>`
}

/** The link to a title, with its year. */
export function titleLink(title: TitleCard, { nameOf }: Reader, note?: string): Link {
	return { path: titlePath(title), name: nameOf(title), note: [title.year, note].filter(Boolean).join(' · ') }
}
