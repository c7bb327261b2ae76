import type {
	CastRole,
	EpisodeKind,
	Filler,
	Season,
	SongKind,
	TitleName,
	TitleStudio,
	TitleTag,
	Volume,
} from 'shared-contract'
import type { DubRow } from '../dubs.ts'
import type { FactSourceRow } from '../factSources.ts'
import type { TitleTable } from '../tables/title.ts'
import type { CardRow } from '../titleCard.ts'
import type { ScoreCount } from '../vote/distribution.ts'
import type { SourceColumns } from '../vote/summary.ts'

// The columns of a title that its page shows unchanged.
type PlainColumns = 'started' | 'ended' | 'minutes' | 'episode_count' | 'chapter_count' | 'volume_count' | 'banner_url'

/** A title with its relations from one query; a relation without rows is null. */
export interface TitleRow extends CardRow, SourceColumns, Pick<TitleTable, PlainColumns> {
	/** `jsonb` does not keep the order of its keys. */
	information: Record<string, string>
	rank_in_year: number | null
	guess: number | null
	/** As `broadcastText` reads it. */
	airing: string | null
	names: TitleName[] | null
	pictures: { kind: 'poster' | 'banner'; url: string }[] | null
	scores: ScoreCount[] | null
	seasons: Season[] | null
	first_episodes: EpisodeRow[] | null
	volumes: Volume[] | null
	loose_chapters: number
	first_chapters: ChapterRow[] | null
	platforms: PlatformRow[] | null
	platform_source: FactSourceRow | null
	filler_source: FactSourceRow | null
	dubs: DubRow[] | null
	synopses: SynopsisRow[] | null
	trailers: { title: string; youtubeId: string }[] | null
	cast: CastRow[] | null
	studios: TitleStudio[] | null
	tags: TitleTag[] | null
	songs: SongRow[] | null
	episode_songs: EpisodeSongRow[] | null
	staff: StaffRow[] | null
	links: { name: string; url: string }[] | null
	related: RelatedRow[] | null
}

/** A platform with where it serves and in which languages. */
export interface PlatformRow {
	name: string
	url: string | null
	color: string | null
	status: 'available' | 'soon'
	regions: string[] | null
	languages: string[] | null
}

/** An episode as a line of its season. */
export interface EpisodeRow {
	id: number
	kind: EpisodeKind
	number: number
	label: string
	title: string
	english_title: string | null
	japanese_title: string | null
	romaji_title: string | null
	description: string | null
	minutes: number | null
	aired: string | null
	thumbnail_url: string | null
	filler: Filler | null
	/** The version of its artwork. */
	artwork: string
	adder_name: string | null
	adder_avatar: string | null
}

export interface ChapterRow {
	id: number
	number: number
	title: string
	released: string | null
	reader_url: string | null
	adder_name: string | null
	adder_avatar: string | null
}

export interface CastRow {
	character_id: number
	character: string
	character_native: string | null
	character_image: string | null
	role: CastRole | null
	voices: VoiceRow[] | null
}

/** The voice of a character in one language (BCP 47). */
export interface VoiceRow {
	language: string
	person_id: number
	person: string
	person_native: string | null
	person_image: string | null
}

export interface SynopsisRow {
	language: string
	text: string
	author_name: string | null
	author_avatar: string | null
	source_name: string | null
	source_url: string | null
}

export interface SongRow {
	kind: SongKind
	number: number
	name: string
	artist: string | null
	first_episode: number | null
	last_episode: number | null
}

/** An opening or an ending that is stored as an episode. */
export interface EpisodeSongRow {
	kind: 'opening' | 'ending'
	/** `OP1`, `ED2b` */
	label: string
	title: string
}

export interface StaffRow {
	role: string
	person_id: number
	person: string
	person_native: string | null
	person_image: string | null
}

export interface RelatedRow extends CardRow {
	relation: string
	/** True if the other title declares the relation. */
	reversed: boolean
}
