import { isDay, type Locale, type TitleCard } from 'shared-contract'
import { type FoundTitle, readWatchOrder, searchTitles } from '../../catalogue/public.ts'
import { proposeChange } from '../proposals/proposeChange.ts'
import type { ReplyStream } from '../replyStream.ts'
import { type AiringDay, type AiringWhen, airing } from '../tools/airing.ts'
import { dayWords, timeWords } from '../tools/localTime.ts'
import { ownList } from '../tools/ownList.ts'
import { type RecommendationCriteria, recommend } from '../tools/recommend.ts'
import { similar } from '../tools/similar.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { readWorks } from '../works.ts'
import { describeTitle } from './describeTitle.ts'
import { type Intent, type ParsedQuestion, parseIntent, type TitleMention } from './parseIntent.ts'
import { EN } from './phrases/en.ts'
import { JA } from './phrases/ja.ts'
import type { Phrases } from './phrases/phrases.ts'
import { PT } from './phrases/pt.ts'
import { titleLines, wishWords } from './wishLines.ts'

const PHRASES: Record<Locale, Phrases> = { pt: PT, en: EN, ja: JA }
const SHOWN = 5
const RELEASES_SHOWN = 12
const SAVED_READ = 500
/** The score from which a search result counts as the title that was meant. */
const CERTAIN_SCORE = 0.8

/** Answers a question from the catalogue, without a model, in the language of the question. */
export async function* catalogueReply(toolbox: Toolbox, question: string): ReplyStream {
	const parsed = parseIntent(question, toolbox.locale)
	yield { type: 'text', text: await reply({ ...toolbox, locale: parsed.locale }, parsed) }
	return { state: 'complete' }
}

async function reply(toolbox: Toolbox, { intent, locale }: ParsedQuestion): Promise<string> {
	const phrases = PHRASES[locale]
	switch (intent.type) {
		case 'greeting':
		case 'thanks':
		case 'help':
			return phrases[intent.type]
		case 'airing':
			return replyAiring(toolbox, intent.when, phrases)
		case 'recommend':
			return replyRecommended(toolbox, intent.wish, phrases)
		case 'similar':
			return replySimilar(toolbox, intent, phrases)
		case 'next':
			return replyNext(toolbox, intent, phrases)
		case 'change':
			return replyChange(toolbox, intent, phrases)
		case 'details':
			return replyDetails(toolbox, intent, phrases)
		case 'search':
			return replySearch(toolbox, intent, phrases)
		case 'ownList':
			return replyOwnList(toolbox, phrases)
	}
}

async function replyAiring(toolbox: Toolbox, when: AiringWhen, phrases: Phrases): Promise<string> {
	const days = await airing(toolbox, when)
	const total = days.reduce((sum, { releases }) => sum + releases.length, 0)
	if (total === 0) return phrases.nothingAirs[when]
	const lines: string[] = [phrases.airs[when]]
	let left = RELEASES_SHOWN
	for (const day of days) {
		if (left <= 0) break
		if (when === 'week') lines.push('', `*${dayWords(day.date, toolbox.locale)}*`)
		lines.push(...releaseLines(toolbox, { ...day, releases: day.releases.slice(0, left) }, phrases))
		left -= day.releases.length
	}
	if (total > RELEASES_SHOWN) lines.push('', phrases.andMore(total - RELEASES_SHOWN))
	return lines.join('\n')
}

function releaseLines({ works, zone, locale }: Toolbox, { releases }: AiringDay, phrases: Phrases): string[] {
	return releases.map((release) => {
		const ref = works.add({ ...release, id: release.animeId, year: null })
		const episode = release.episode === null ? '' : ` — ${phrases.episode(release.episode)}`
		const time = isDay(release.airsAt) ? '' : `${timeWords(new Date(release.airsAt), zone, locale)} `
		return `• ${time}${ref}${episode}`
	})
}

async function replyRecommended(toolbox: Toolbox, wish: RecommendationCriteria, phrases: Phrases): Promise<string> {
	const cards = await recommend(toolbox, wish, SHOWN)
	const words = wishWords(wish, phrases, toolbox.locale)
	if (cards.length === 0) return phrases.nothingToRecommend(words)
	return `${phrases.recommended(words)}\n${titleLines(cards, toolbox, toolbox.locale)}`
}

async function replySimilar(toolbox: Toolbox, named: TitleMention, phrases: Phrases): Promise<string> {
	const [best] = await find(toolbox, named)
	if (!best) return phrases.unknownTitle(named.title)
	const ref = toolbox.works.add(best.card)
	const { related, alike } = await similar(toolbox, best.card.id, SHOWN)
	if (related.length + alike.length === 0) return phrases.nothingAlike(ref)
	const lines = (titles: typeof alike) => titleLines(titles, toolbox, toolbox.locale)
	return [
		...(alike.length > 0 ? [`${phrases.alike(ref)}\n${lines(alike)}`] : []),
		...(related.length > 0 ? [`${phrases.related(ref)}\n${lines(related.map((one) => one.title))}`] : []),
	].join('\n\n')
}

async function replyNext(toolbox: Toolbox, named: TitleMention, phrases: Phrases): Promise<string> {
	const [best] = await find(toolbox, named)
	if (!best) return phrases.unknownTitle(named.title)
	const { catalogue, works } = toolbox
	const ref = works.add(best.card)
	const { next } = await readWatchOrder(catalogue.db, best.card.id)
	const work = next && (await readWorks(catalogue, [next.id])).get(next.id)
	return work ? phrases.next(ref, works.add(work)) : phrases.nothingNext(ref)
}

async function replyChange(
	toolbox: Toolbox,
	{ change, ...named }: Extract<Intent, { type: 'change' }>,
	phrases: Phrases,
): Promise<string> {
	if (toolbox.listOwnerId === null) return phrases.listNotAllowed
	const [best] = await find(toolbox, named)
	if (!best) return phrases.unknownTitle(named.title)
	const proposed = await proposeChange(toolbox, best.card.id, change)
	if ('ref' in proposed && proposed.outcome !== 'tooMany') return phrases.change[proposed.outcome](proposed.ref)
	return proposed.outcome === 'notAllowed' ? phrases.changeNeedsAccount : phrases.unknownTitle(named.title)
}

async function replyDetails(toolbox: Toolbox, named: TitleMention, phrases: Phrases): Promise<string> {
	const found = await find(toolbox, named)
	return found.length === 0 ? phrases.unknownTitle(named.title) : replyTitle(toolbox, found, phrases)
}

// An anime and its manga share a name; the kind that the question mentions comes first.
async function find(toolbox: Toolbox, { title, what }: TitleMention): Promise<FoundTitle[]> {
	const found = await searchTitles(toolbox.catalogue, title, SHOWN)
	const isMeant = ({ card }: FoundTitle) => what === undefined || whatOf(card) === what
	return [...found.filter(isMeant), ...found.filter((one) => !isMeant(one))]
}

function whatOf({ kind, format }: Pick<TitleCard, 'kind' | 'format'>): RecommendationCriteria['what'] {
	return kind === 'anime' && format === 'Movie' ? 'movie' : kind
}

// Describes a certain match; otherwise lists all matches.
async function replySearch(toolbox: Toolbox, named: TitleMention, phrases: Phrases): Promise<string> {
	const found = await find(toolbox, named)
	const [best, next] = found
	if (!best) return phrases.nothingFound(named.title)
	if (best.score >= CERTAIN_SCORE && best.score - (next?.score ?? 0) > 0.1) return replyTitle(toolbox, [best], phrases)
	const cards = found.map(({ card }) => card)
	return `${phrases.found(named.title)}\n${titleLines(cards, toolbox, toolbox.locale)}`
}

async function replyTitle(toolbox: Toolbox, [best, ...others]: FoundTitle[], phrases: Phrases): Promise<string> {
	if (!best) return phrases.help
	const description = await describeTitle(toolbox, best.card.id, phrases, toolbox.locale)
	const near = others.filter(({ score }) => best.score - score < 0.25).map(({ card }) => card)
	if (near.length === 0) return description
	return `${description}\n\n${phrases.details.otherwise}\n${titleLines(near, toolbox, toolbox.locale)}`
}

async function replyOwnList(toolbox: Toolbox, phrases: Phrases): Promise<string> {
	const cards = await ownList(toolbox, SAVED_READ)
	if (!cards) return phrases.listNotAllowed
	if (cards.length === 0) return phrases.emptyList
	return `${phrases.ownList(cards.length)}\n${titleLines(cards.slice(0, SHOWN), toolbox, toolbox.locale)}`
}
