import { ENTRY_STATUSES, GENRES, type Genre, type Locale, STATUSES } from 'shared-contract'
import type { WishedChange } from '../proposals/proposeChange.ts'
import { AIRING_WHENS, type AiringWhen } from '../tools/airing.ts'
import type { RecommendationCriteria } from '../tools/recommend.ts'
import { EN } from './vocabulary/en.ts'
import { JA } from './vocabulary/ja.ts'
import { PT } from './vocabulary/pt.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** A title that a question mentions, with the kind if it was said. */
export interface TitleMention {
	title: string
	what?: RecommendationCriteria['what']
}

/** What a question asks for. */
export type Intent =
	| { type: 'greeting' | 'thanks' | 'help' | 'ownList' }
	| { type: 'airing'; when: AiringWhen }
	| { type: 'recommend'; wish: RecommendationCriteria }
	| ({ type: 'similar' | 'details' | 'search' | 'next' } & TitleMention)
	| ({ type: 'change'; change: WishedChange } & TitleMention)

/** The intent and the language of a question. */
export interface ParsedQuestion {
	intent: Intent
	locale: Locale
}

const VOCABULARIES = { pt: PT, en: EN, ja: JA }
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const QUOTED = /["“”«「『]([^"“”»」』]{1,200})["“”»」』]/
const KINDS = ['movie', 'manga', 'anime'] as const
const YEAR = /(?<!\d)(19[5-9]\d|20\d\d)(?!\d)/
/** The rest of a longer question is ignored. */
const MAX_LENGTH = 300

const MATCHES = [
	matchSmallTalk,
	matchChange,
	matchNext,
	matchAiring,
	matchSimilar,
	matchRecommendation,
	matchOwnList,
	matchDetails,
]

/** Parses a question in Portuguese, English or Japanese; a question without another intent is a search. */
export function parseIntent(typed: string, pageLocale: Locale): ParsedQuestion {
	const text = foldRequest(typed)
	const vocabularies = vocabulariesFor(text, pageLocale)
	for (const match of MATCHES) {
		for (const vocabulary of vocabularies) {
			const intent = match(text, vocabulary, typed)
			if (intent) return { intent, locale: vocabulary.locale }
		}
	}
	const [first = VOCABULARIES[pageLocale]] = vocabularies
	const named = withQuoted(titleIn(text.replace(first.find, ' '), first), typed)
	return {
		intent: named.title === '' ? { type: 'help' } : { type: 'search', ...named },
		locale: JAPANESE.test(text) ? 'ja' : pageLocale,
	}
}

/** Normalizes a question: lower case, without accents, punctuation as spaces; the voicing marks of kana stay. */
export function foldRequest(typed: string): string {
	return typed
		.slice(0, MAX_LENGTH)
		.normalize('NFKC')
		.toLowerCase()
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
		.replace(/(\d),(\d)/g, '$1.$2')
		.replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
		.replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
		.trim()
}

function vocabulariesFor(text: string, pageLocale: Locale): Vocabulary[] {
	if (JAPANESE.test(text)) return [JA]
	return pageLocale === 'en' ? [EN, PT] : [PT, EN]
}

function matchSmallTalk(text: string, { greeting, thanks, help }: Vocabulary): Intent | undefined {
	if (help.test(text)) return { type: 'help' }
	if (greeting.test(text)) return { type: 'greeting' }
	return thanks.test(text) && text.length < 40 ? { type: 'thanks' } : undefined
}

function matchChange(text: string, vocabulary: Vocabulary, typed: string): Intent | undefined {
	for (const pattern of vocabulary.changes) {
		const { title = '', remove, status: said, progress, unit = '' } = pattern.exec(text)?.groups ?? {}
		const named = titleIn(title, vocabulary)
		// The last ones are the narrower words: "watching again" is no "watching".
		const status = ENTRY_STATUSES.toReversed().find((one) => said && vocabulary.listStatuses[one].test(said))
		if (named.title === '' || (said && !status)) continue
		const what = named.what ?? (progress && (/^(cap|ch|章)/.test(unit) ? 'manga' : 'anime'))
		const change = remove
			? { remove: true }
			: { ...(status && { status }), ...(progress && { progress: Number(progress) }) }
		return { type: 'change', ...withQuoted(named, typed), ...(what && { what }), change }
	}
	return undefined
}

function matchNext(text: string, vocabulary: Vocabulary, typed: string): Intent | undefined {
	const named = matchTitle(vocabulary.next, text, vocabulary)
	return named === undefined ? undefined : { type: 'next', ...withQuoted(named, typed) }
}

function matchAiring(text: string, vocabulary: Vocabulary): Intent | undefined {
	if (!vocabulary.airing.test(text)) return undefined
	// "What airs", but not "an airing romance": that wants a recommendation.
	const isWish = vocabulary.recommend.test(text) && genresIn(text, vocabulary).length > 0
	const when = AIRING_WHENS.toReversed().find((word) => vocabulary.when[word].test(text))
	if (isWish || (when === undefined && text.split(' ').length > 5 && vocabulary.locale !== 'ja')) return undefined
	if (when === undefined && matchTitle(vocabulary.details, text, vocabulary)) return undefined
	return { type: 'airing', when: when ?? 'today' }
}

function matchSimilar(text: string, vocabulary: Vocabulary, typed: string): Intent | undefined {
	const named = matchTitle(vocabulary.similar, text, vocabulary)
	if (named === undefined) return undefined
	// "I like romance" is no title.
	const isGenre = GENRES.some((genre) => new RegExp(`^(?:${vocabulary.genres[genre].source})$`).test(named.title))
	return isGenre ? undefined : { type: 'similar', ...withQuoted(named, typed) }
}

function matchRecommendation(text: string, vocabulary: Vocabulary, typed: string): Intent | undefined {
	const unwanted = GENRES.filter((genre) => vocabulary.without(vocabulary.genres[genre]).test(text))
	const genres = genresIn(text, vocabulary).filter((genre) => !unwanted.includes(genre))
	const what = KINDS.find((kind) => vocabulary.kinds[kind].test(text))
	const year = Number(YEAR.exec(text)?.[1] ?? Number.NaN)
	const score = Number(vocabulary.minScore.exec(text)?.groups?.score ?? Number.NaN)
	const hasCriteria = genres.length + unwanted.length > 0 || !Number.isNaN(year) || !Number.isNaN(score)
	const isAsked = vocabulary.recommend.test(text)
	// A quoted name or "tell me about" is about that work, even where it is called "the best romance".
	if (QUOTED.test(typed) || (!hasCriteria && matchTitle(vocabulary.details, text, vocabulary))) return undefined
	if (!isAsked && !(hasCriteria && what) && !(hasCriteria && text.split(' ').length <= 3 && genres.length > 0))
		return undefined
	const status = STATUSES.find((word) => vocabulary.statuses[word].test(text))
	return {
		type: 'recommend',
		wish: {
			...(what ? { what } : {}),
			...(genres.length > 0 ? { genres } : {}),
			...(unwanted.length > 0 ? { without: unwanted } : {}),
			...(Number.isNaN(year) ? {} : { year }),
			...(Number.isNaN(score) ? {} : { minScore: score }),
			...(status ? { status } : {}),
		},
	}
}

function matchDetails(text: string, vocabulary: Vocabulary, typed: string): Intent | undefined {
	const named = matchTitle(vocabulary.details, text, vocabulary)
	return named === undefined ? undefined : { type: 'details', ...withQuoted(named, typed) }
}

function matchOwnList(text: string, { ownList }: Vocabulary): Intent | undefined {
	return ownList.test(text) ? { type: 'ownList' } : undefined
}

function genresIn(text: string, { genres }: Vocabulary): Genre[] {
	return GENRES.filter((genre) => genres[genre].test(text))
}

function matchTitle(patterns: readonly RegExp[], text: string, vocabulary: Vocabulary): TitleMention | undefined {
	for (const pattern of patterns) {
		const named = titleIn(pattern.exec(text)?.groups?.title ?? '', vocabulary)
		if (named.title !== '') return named
	}
	return undefined
}

function titleIn(text: string, { filler, kinds }: Vocabulary): TitleMention {
	const words = text.replace(/ +/g, ' ').trim()
	const [around = ''] = filler.exec(words) ?? []
	const what = KINDS.find((kind) => kinds[kind].test(around))
	return { title: words.slice(around.length).trim(), ...(what ? { what } : {}) }
}

// A quoted text is the title.
function withQuoted(named: TitleMention, typed: string): TitleMention {
	const quoted = QUOTED.exec(typed)?.[1]
	return quoted === undefined ? named : { ...named, title: quoted }
}
