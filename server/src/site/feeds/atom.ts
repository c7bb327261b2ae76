import type { Locale, TitleNameChoice } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import { el } from '../artwork/svg.ts'

export interface AtomEntry {
	/** The URL of the entry and its default id, which must never change. */
	url: string
	title: string
	updated: Date
	author?: string | undefined
	category?: string | undefined
	summary: string
	/** HTML with absolute URLs. */
	content?: string | undefined
	/** The id, if several entries share a URL. */
	id?: string
}

/** The address of a feed, and what it asks for. */
export interface FeedRequest {
	origin: string
	locale: Locale
	/** The chosen names of titles. */
	names: TitleNameChoice | undefined
	/** The whole address. */
	self: string
}

export interface AtomFeed {
	/** The URL and id of the feed, and the URL of the equivalent page. */
	self: string
	page: string
	title: string
	subtitle: string
	/** BCP 47. */
	language: string
	entries: readonly AtomEntry[]
}

const NO_ENTRIES = new Date(0)

/** Serializes a feed by RFC 4287 and escapes all text. */
export function writeAtom({ self, page, title, subtitle, language, entries }: AtomFeed): string {
	const updated = new Date(Math.max(NO_ENTRIES.getTime(), ...entries.map((entry) => entry.updated.getTime())))
	const feed = el(
		'feed',
		{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
		text('id', self),
		text('title', title),
		text('subtitle', subtitle),
		text('updated', updated.toISOString()),
		el('author', {}, text('name', 'Niouka')),
		el('link', { rel: 'self', type: 'application/atom+xml', href: escapeMarkup(self) }),
		el('link', { rel: 'alternate', type: 'text/html', href: escapeMarkup(page) }),
		...entries.map(entryMarkup),
	)
	return `<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`
}

function entryMarkup({ url, id = url, title, updated, author, category, summary, content }: AtomEntry): string {
	return el(
		'entry',
		{},
		text('id', id),
		text('title', title),
		text('updated', updated.toISOString()),
		...(author ? [el('author', {}, text('name', author))] : []),
		...(category ? [el('category', { term: escapeMarkup(category) })] : []),
		el('link', { rel: 'alternate', type: 'text/html', href: escapeMarkup(url) }),
		text('summary', summary),
		...(content === undefined ? [] : [el('content', { type: 'html' }, escapeMarkup(content))]),
	)
}

function text(name: string, value: string): string {
	return el(name, {}, escapeMarkup(value))
}
