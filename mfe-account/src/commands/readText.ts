import type { Kind } from 'shared-contract'

/** What a text asks for: a title seen up to an episode, or read up to a chapter. */
export interface AskedMark {
	kind: Kind
	number: number
	name: string
}

const EPISODES = 'epis[oó]dios?|episodes?|ep'
const CHAPTERS = 'cap[ií]tulos?|cap|chapters?|ch'

/** "marcar episódio 5 de Frieren", "mark episode 5 of Frieren as watched", and without the verb. */
const WORDS = new RegExp(
	`^(?:marcar\\s+|mark\\s+)?(?:(?<episodes>${EPISODES})|${CHAPTERS})\\.?\\s*(?<number>\\d{1,5})\\s+(?:d[aeo]s?\\s+|of\\s+)?(?<name>.+?)(?:\\s+as\\s+\\w+)?$`,
	'iu',
)
/** 「フリーレンの第5話を視聴済みにする」, also without its last part. */
const JAPANESE = /^(?!第\d)(?<name>.+?)の?\s*第?(?<number>\d{1,5})(?:(?<episodes>話)|章)(?:を.*)?$/u

const ADD = [
	/^(?:adicionar|incluir|salvar)\s+(?<name>.+?)(?:\s+(?:à|a|na)\s+(?:minha\s+)?lista)?$/iu,
	/^(?:add|save)\s+(?<name>.+?)(?:\s+(?:to|on)\s+(?:my\s+|the\s+)?list)?$/iu,
	/^(?<name>.+?)をリストに(?:追加.*)?$/u,
]

/** Reads a text in Portuguese, English or Japanese as a mark. */
export function askedMark(text: string): AskedMark | undefined {
	const plain = text.normalize('NFKC').trim()
	const groups = (WORDS.exec(plain) ?? JAPANESE.exec(plain))?.groups
	if (!groups?.name) return undefined
	return { kind: groups.episodes ? 'anime' : 'manga', number: Number(groups.number), name: groups.name }
}

/** The name of the title that a text asks to add to the list. */
export function askedTitle(text: string): string | undefined {
	const plain = text.normalize('NFKC').trim()
	for (const pattern of ADD) {
		const name = pattern.exec(plain)?.groups?.name
		if (name) return name
	}
	return undefined
}
