import type { Format, Genre, Status } from 'shared-contract'
import { bell } from '../anime/bell.ts'
import type { SampleTitle } from '../types.ts'
import { factsOf } from './facts.ts'
import { type Contents, serial } from './serial.ts'

/** What is particular to one invented manga; the rest of a title follows from it. */
export interface MangaDraft {
	id: number
	key: string
	/** `Manga` unless told. */
	format?: Format
	names: SampleTitle['names']
	status: Status
	/** ISO date of the first chapter; just a year or a month where nothing is out yet. */
	started: string
	genres: readonly Genre[]
	color: string
	synopsis: string
	postedBy: string
	addedAt: string
	/** Volumes with the titles of their chapters; empty where nothing is out yet. */
	contents: Contents
	everyMonths?: number
	magazine: string
	staff: { story: string; art?: string; editor: string }
	relations?: SampleTitle['relations']
	/** Where the votes gather and how many there are; nobody votes on what is not out. */
	score?: readonly [mean: number, voters: number]
	views: number
	likes: number
	links?: SampleTitle['links']
}

const NO_VOTES: SampleTitle['votes'] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Makes a whole title of a draft. */
export function manga(draft: MangaDraft): SampleTitle {
	const { id, key, names, status, started, genres, color, synopsis, postedBy, addedAt, views, likes } = draft
	const format = draft.format ?? 'Manga'
	const volumes = Object.keys(draft.contents).length === 0 ? [] : serial(started, draft.contents, draft.everyMonths)
	const last = volumes.at(-1)?.chapters.at(-1)?.released ?? null
	const ended = status === 'completed' ? last : null
	return {
		id,
		key,
		kind: 'manga',
		format,
		names,
		status,
		year: Number(started.slice(0, 4)),
		started,
		ended,
		genres,
		color,
		synopsis,
		postedBy,
		addedAt,
		minutes: null,
		episodeCount: null,
		seasons: [],
		volumes,
		cast: [],
		staff: creditsOf(draft.staff),
		information: factsOf({ format, status, started, ended, volumes, magazine: draft.magazine }),
		platforms: [],
		links: draft.links ?? [{ name: 'Página da editora', url: `https://example.org/obras/${key}` }],
		relations: draft.relations ?? [],
		votes: draft.score ? bell(draft.score[1], draft.score[0]) : NO_VOTES,
		views,
		likes,
		featured: null,
		airing: null,
	}
}

function creditsOf({ story, art = story, editor }: MangaDraft['staff']): SampleTitle['staff'] {
	return [
		{ role: 'História', person: story },
		{ role: 'Arte', person: art },
		{ role: 'Edição', person: editor },
	]
}
