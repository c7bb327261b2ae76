import type { Locale, TitleCard } from 'shared-contract'
import type { Answering } from '../answering.ts'
import { type AiringDay, type AiringWhen, airing } from '../tools/airing.ts'
import { dayWords, timeWords } from '../tools/localTime.ts'
import { ownList } from '../tools/ownList.ts'
import { recommend, type Wish } from '../tools/recommend.ts'
import { type FoundTitle, searchTitles } from '../tools/searchTitles.ts'
import { similar } from '../tools/similar.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeTitle } from './describeTitle.ts'
import { titleLines, wishWords } from './lines.ts'
import { type Named, parseIntent, type Understood } from './parseIntent.ts'
import { EN } from './phrases/en.ts'
import { JA } from './phrases/ja.ts'
import type { Phrases } from './phrases/phrases.ts'
import { PT } from './phrases/pt.ts'

const PHRASES: Record<Locale, Phrases> = { pt: PT, en: EN, ja: JA }
const SHOWN = 5
const RELEASES_SHOWN = 12
const SAVED_READ = 500
/** From here on a name was meant, not only something like it. */
const SURE = 0.8

/** What the catalogue alone can answer, in the language of the question. */
export async function* catalogueReply(toolbox: Toolbox, question: string): Answering {
	const understood = parseIntent(question, toolbox.locale)
	yield { type: 'text', text: await reply({ ...toolbox, locale: understood.locale }, understood) }
	return { state: 'complete' }
}

async function reply(toolbox: Toolbox, { intent, locale }: Understood): Promise<string> {
	const say = PHRASES[locale]
	switch (intent.type) {
		case 'greeting':
		case 'thanks':
		case 'help':
			return say[intent.type]
		case 'airing':
			return tellAiring(toolbox, intent.when, say)
		case 'recommend':
			return tellRecommended(toolbox, intent.wish, say)
		case 'similar':
			return tellSimilar(toolbox, intent, say)
		case 'details':
			return tellDetails(toolbox, intent, say)
		case 'search':
			return tellFound(toolbox, intent, say)
		case 'ownList':
			return publishList(toolbox, say)
	}
}

async function tellAiring(toolbox: Toolbox, when: AiringWhen, say: Phrases): Promise<string> {
	const days = await airing(toolbox, when)
	const total = days.reduce((sum, { releases }) => sum + releases.length, 0)
	if (total === 0) return say.nothingAirs[when]
	const lines: string[] = [say.airs[when]]
	let left = RELEASES_SHOWN
	for (const day of days) {
		if (left <= 0) break
		if (when === 'week') lines.push('', `*${dayWords(day.date, toolbox.locale)}*`)
		lines.push(...releaseLines(toolbox, { ...day, releases: day.releases.slice(0, left) }, say))
		left -= day.releases.length
	}
	if (total > RELEASES_SHOWN) lines.push('', say.andMore(total - RELEASES_SHOWN))
	return lines.join('\n')
}

function releaseLines({ works, zone, locale }: Toolbox, { releases }: AiringDay, say: Phrases): string[] {
	return releases.map((release) => {
		const ref = works.add({ ...release, id: release.animeId, year: null })
		const episode = release.episode === null ? '' : ` — ${say.episode(release.episode)}`
		return `• ${timeWords(new Date(release.airsAt), zone, locale)} ${ref}${episode}`
	})
}

async function tellRecommended(toolbox: Toolbox, wish: Wish, say: Phrases): Promise<string> {
	const cards = await recommend(toolbox, wish, SHOWN)
	const words = wishWords(wish, say, toolbox.locale)
	if (cards.length === 0) return say.nothingToRecommend(words)
	return `${say.recommended(words)}\n${titleLines(cards, toolbox, toolbox.locale)}`
}

async function tellSimilar(toolbox: Toolbox, named: Named, say: Phrases): Promise<string> {
	const [best] = await find(toolbox, named)
	if (!best) return say.unknownTitle(named.title)
	const ref = toolbox.works.add(best.card)
	const { related, alike } = await similar(toolbox, best.card.id, SHOWN)
	if (related.length + alike.length === 0) return say.nothingAlike(ref)
	const lines = (titles: typeof alike) => titleLines(titles, toolbox, toolbox.locale)
	return [
		...(alike.length > 0 ? [`${say.alike(ref)}\n${lines(alike)}`] : []),
		...(related.length > 0 ? [`${say.related(ref)}\n${lines(related.map((one) => one.title))}`] : []),
	].join('\n\n')
}

async function tellDetails(toolbox: Toolbox, named: Named, say: Phrases): Promise<string> {
	const found = await find(toolbox, named)
	return found.length === 0 ? say.unknownTitle(named.title) : tellBest(toolbox, found, say)
}

// Of an anime and its manga, which have one name, the one that was said comes first.
async function find(toolbox: Toolbox, { title, what }: Named): Promise<FoundTitle[]> {
	const found = await searchTitles(toolbox, title, SHOWN)
	const isMeant = ({ card }: FoundTitle) => what === undefined || whatOf(card) === what
	return [...found.filter(isMeant), ...found.filter((one) => !isMeant(one))]
}

function whatOf({ kind, format }: Pick<TitleCard, 'kind' | 'format'>): Wish['what'] {
	return kind === 'anime' && format === 'Movie' ? 'movie' : kind
}

// One that is surely meant is told of; of several that may be, all are named.
async function tellFound(toolbox: Toolbox, named: Named, say: Phrases): Promise<string> {
	const found = await find(toolbox, named)
	const [best, next] = found
	if (!best) return say.nothingFound(named.title)
	if (best.score >= SURE && best.score - (next?.score ?? 0) > 0.1) return tellBest(toolbox, [best], say)
	const cards = found.map(({ card }) => card)
	return `${say.found(named.title)}\n${titleLines(cards, toolbox, toolbox.locale)}`
}

async function tellBest(toolbox: Toolbox, [best, ...others]: FoundTitle[], say: Phrases): Promise<string> {
	if (!best) return say.help
	const told = await describeTitle(toolbox, best.card.id, say, toolbox.locale)
	const near = others.filter(({ score }) => best.score - score < 0.25).map(({ card }) => card)
	if (near.length === 0) return told
	return `${told}\n\n${say.details.otherwise}\n${titleLines(near, toolbox, toolbox.locale)}`
}

async function publishList(toolbox: Toolbox, say: Phrases): Promise<string> {
	const cards = await ownList(toolbox, SAVED_READ)
	if (!cards) return say.listNotAllowed
	if (cards.length === 0) return say.emptyList
	return `${say.ownList(cards.length)}\n${titleLines(cards.slice(0, SHOWN), toolbox, toolbox.locale)}`
}
