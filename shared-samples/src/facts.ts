import { SONG_KINDS } from 'shared-contract'
import {
	array,
	integer,
	nullable,
	number,
	object,
	oneOf,
	optional,
	record,
	string,
	unsafe,
} from 'shared-contract/schema'
import { Key, Text } from './values.ts'

const Language = string({ pattern: '^[a-z]{2}(-[A-Z0-9]{2,3})?$' })
/** How well a tag fits a title, by the title's key. */
const Weights = record(integer({ minimum: 1, maximum: 100 }))

/** A tag with its titles. */
export const Tag = object({
	name: Text,
	titles: Weights,
	/** The titles whose story the tag gives away. */
	spoils: optional(Weights),
})

/** A song of a title. The songs of a kind are numbered in their order. */
export const Song = object({
	title: Key,
	kind: oneOf(SONG_KINDS),
	name: Text,
	artist: Text,
	/** The first and the last episode; without a last one the song is still in use. */
	episodes: nullable(
		unsafe<[first: number, last: number | null]>(
			array(nullable(integer({ minimum: 1 })), { minItems: 2, maxItems: 2 }),
		),
	),
})

/** A title that is dubbed. */
export const Dub = object({
	title: Key,
	language: Language,
	/** How sure it is; certain if it is not given. */
	confidence: optional(number({ minimum: 0, maximum: 1 })),
	/** Character to voice actor. */
	voices: optional(record(Text)),
})

/** An invented service that shows titles. */
export const Service = object({
	name: Text,
	/** ISO 3166 codes of the countries that it serves; unknown if they are not given. */
	regions: optional(array(string({ pattern: '^[A-Z]{2}$' }))),
	/** Of audio and subtitles. */
	languages: optional(array(Language)),
})
