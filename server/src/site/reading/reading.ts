import type { FastifyInstance } from 'fastify'
import type { Locale, Registry, TitleNameChoice } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { OWN_ADDRESS } from '../../core/security/ownRequest.ts'
import { readPath } from '../head/pageHead.ts'
import { calendarReading } from './calendar.ts'
import { characterReading, personReading, studioReading } from './entity.ts'
import { episodeReading } from './episode.ts'
import { framed } from './frame.ts'
import { franchiseReading } from './franchise.ts'
import { homeReading } from './home.ts'
import { legalReading } from './legal.ts'
import { episodesReading, LISTS, listReading, rankingReading, seasonsReading, tagReading } from './listing.ts'
import { articleReading, newsReading } from './news.ts'
import { profileReading } from './profile.ts'
import { seasonReading } from './season.ts'
import { readerOf, type Source } from './source.ts'
import { titleReading } from './title.ts'
import type { ReadingWords } from './words.ts'

/** What a visitor can read of a page before any script has run, and the answer that it was made from. */
export interface Reading {
	/** Escaped HTML with header, `<main>` and footer. */
	markup: string
	/** The answer to the page's first request; undefined for a page of words alone. */
	answer: { address: string; json: string } | undefined
}

interface Asked {
	/** The path of the page with its query. */
	address: string
	locale: Locale
	/** The chosen names of titles; undefined: those of the locale. */
	names: TitleNameChoice | undefined
	registry: Registry | undefined
}

/**
 * Writes the reading versions of public pages. Each comes from the answer of the page's own API to a visitor without a session,
 * so it holds nothing that this visitor may not see.
 */
export class ReadingPages {
	readonly #app: FastifyInstance
	readonly #context: AppContext
	readonly #words: ReadingWords

	constructor(app: FastifyInstance, context: AppContext, words: ReadingWords) {
		this.#app = app
		this.#context = context
		this.#words = words
	}

	/** True for a public page that changes with the catalogue's version alone. What a member shows may change without it. */
	isOfCatalogue(address: string): boolean {
		return readPath(address).section !== 'profile' && sourceOf(address, this.#context.now()) !== undefined
	}

	/** The reading version of a page; undefined for a page that is not public, does not exist or cannot be read now. */
	async read({ address, locale, names, registry }: Asked): Promise<Reading | undefined> {
		const source = sourceOf(address, this.#context.now())
		const words = source && (await this.#words.read(locale))
		if (!source || !words) return undefined
		const reader = readerOf(words, locale, names, this.#context.now())
		const answer = source.address === undefined ? undefined : await this.#ask(source.address)
		if (source.address !== undefined && !answer) return undefined
		const main = source.write(answer?.json ?? '', reader)
		return main && { markup: framed({ main, path: readPath(address).path, registry }, reader).text, answer }
	}

	async #ask(address: string): Promise<Reading['answer']> {
		const { statusCode, payload } = await this.#app.inject({ url: address, remoteAddress: OWN_ADDRESS })
		return statusCode === 200 ? { address, json: payload } : undefined
	}
}

/** The first request of a page and what writes its answer. The sections are those of `headFor`. */
function sourceOf(address: string, now: Date): Source | undefined {
	const { path, section, id } = readPath(address)
	const query = new URL(address, 'http://localhost').searchParams
	const [, , first = '', second, ...rest] = path.split('/')
	if (id !== undefined) return BY_ID[section]?.(String(id), query)
	if (section === 'season' && rest.length === 0) return seasonReading(first, second, query)
	if (second !== undefined) return undefined
	if (section === 'tag' || section === 'profile') {
		const name = nameIn(first)
		if (name === undefined) return undefined
		return section === 'tag' ? tagReading(name, query) : profileReading(name)
	}
	if (first !== '') return undefined
	const list = LISTS[section]
	return list ? listReading(section, list, query) : FIXED[section]?.(query, now)
}

const BY_ID: Readonly<Record<string, (id: string, query: URLSearchParams) => Source>> = {
	anime: titleReading,
	movie: titleReading,
	manga: titleReading,
	episode: episodeReading,
	franchise: franchiseReading,
	news: articleReading,
	person: personReading,
	character: characterReading,
	studio: studioReading,
}

const FIXED: Readonly<Record<string, (query: URLSearchParams, now: Date) => Source>> = {
	'': homeReading,
	popular: rankingReading,
	episodes: episodesReading,
	seasons: seasonsReading,
	news: newsReading,
	calendar: calendarReading,
	terms: () => legalReading('terms'),
	privacy: () => legalReading('privacy'),
	dmca: () => legalReading('dmca'),
}

function nameIn(segment: string): string | undefined {
	try {
		const text = decodeURIComponent(segment)
		return text !== '' && text.isWellFormed() && !/\0|^@me$/.test(text) ? text : undefined
	} catch {
		return undefined
	}
}
