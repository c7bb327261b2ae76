import { MANGA_FORMATS, type Status } from 'shared-contract'
import { array, integer, object, oneOf, optional, type Static } from 'shared-contract/schema'
import { PartialDay, Place, Text } from '../values.ts'
import { dateInWords, monthsAfter } from './dates.ts'
import { common, type SampleTitle, WRITTEN } from './title.ts'

/** What one writes of a manga; dates, counts and the information list follow from its chapters. */
export const MangaDraft = object({
	id: integer({ minimum: 101, maximum: 140 }),
	...WRITTEN,
	format: oneOf(MANGA_FORMATS),
	/** Date of the first chapter, on a day that every month has; just a year or a month where nothing is out yet. */
	started: PartialDay,
	/** Months from one chapter to the next, 1 if it is not given. */
	everyMonths: optional(Place),
	/** Volumes with the titles of their chapters; empty where nothing is out yet. */
	volumes: array(object({ title: Text, chapters: array(Text, { minItems: 1 }) })),
	magazine: Text,
})
type MangaDraft = Static<typeof MangaDraft>

/** Makes a whole title of a draft. @throws RangeError if its chapters have no monthly date. */
export function manga(draft: MangaDraft): SampleTitle {
	const { id, key, format, status, started } = draft
	const volumes = serial(draft)
	const last = volumes.at(-1)?.chapters.at(-1)?.released ?? null
	const ended = status === 'completed' ? last : null
	return {
		id,
		kind: 'manga',
		format,
		...common(draft),
		year: Number(started.slice(0, 4)),
		started,
		ended,
		minutes: null,
		episodeCount: null,
		seasons: [],
		volumes,
		cast: [],
		information: informationOf(draft, ended),
		platforms: [],
		links: [{ name: 'Página da editora', url: `https://example.org/obras/${key}` }],
		featured: null,
		airing: null,
	}
}

/** Dates the chapters of a work that comes out regularly. */
function serial({ started, everyMonths = 1, volumes }: MangaDraft): SampleTitle['volumes'] {
	let published = 0
	return volumes.map(({ title, chapters }) => ({
		title,
		chapters: chapters.map((chapter) => ({
			title: chapter,
			released: monthsAfter(started, everyMonths * published++),
		})),
	}))
}

const FORMAT_WORDS = {
	Manga: 'Mangá',
	Novel: 'Light novel',
	OneShot: 'One-shot',
	Manhwa: 'Manhwa',
	Manhua: 'Manhua',
} as const

const STATUS_WORDS: Record<Status, string> = {
	releasing: 'Em Lançamento',
	completed: 'Completo',
	not_released: 'Não Lançado',
}

/** The "Informações" of a manga's page, in the page's order. */
function informationOf({ format, status, started, volumes, magazine }: MangaDraft, ended: string | null) {
	const chapters = volumes.flatMap((volume) => volume.chapters)
	const soFar = ({ length }: readonly unknown[]): string => {
		if (length === 0) return 'A anunciar'
		return status === 'releasing' ? `${length} (em andamento)` : String(length)
	}
	return {
		Tipo: FORMAT_WORDS[format],
		Volumes: soFar(volumes),
		Capítulos: soFar(chapters),
		Status: STATUS_WORDS[status],
		Publicação: publication(status, started, ended),
		Serialização: magazine,
	}
}

function publication(status: Status, started: string, ended: string | null): string {
	if (status === 'not_released') return `Prevista para ${dateInWords(started)}`
	if (ended === null) return `Desde ${dateInWords(started)}`
	if (ended === started) return dateInWords(started)
	return `${dateInWords(started)} a ${dateInWords(ended)}`
}
