import { boolean, integer, nullable, number, object, record, string, type TSchema } from 'shared-contract/schema'

const text = nullable(string())
const count = nullable(integer())

/**
 * The record types of a dump: each is a file of NDJSON and a table of SQLite. What is not a column here never leaves the site.
 * `key` is the primary key of the table.
 */
export const RECORDS = {
	titles: recordType(['id'], {
		id: integer(),
		kind: string(),
		format: string(),
		status: string(),
		title: string(),
		english_title: text,
		native_title: text,
		romaji_title: text,
		year: count,
		season: text,
		started: text,
		ended: text,
		minutes: count,
		episode_count: count,
		chapter_count: count,
		volume_count: count,
		rating: number(),
		votes: integer(),
	}),
	names: recordType(['title_id', 'position'], {
		title_id: integer(),
		position: integer(),
		language: string(),
		name: string(),
	}),
	external_ids: recordType(['title_id', 'site', 'id'], { title_id: integer(), site: string(), id: string() }),
	genres: recordType(['title_id', 'genre'], { title_id: integer(), genre: string() }),
	tags: recordType(['title_id', 'tag'], { title_id: integer(), tag: string(), weight: count, is_spoiler: boolean() }),
	relations: recordType(['title_id', 'position'], {
		title_id: integer(),
		position: integer(),
		kind: string(),
		target_id: integer(),
	}),
	episodes: recordType(['id'], {
		id: integer(),
		title_id: integer(),
		season: integer(),
		kind: string(),
		number: integer(),
		label: string(),
		title: string(),
		names: nullable(record(string())),
		minutes: count,
		aired: text,
	}),
	dubs: recordType(['title_id', 'language'], {
		title_id: integer(),
		language: string(),
		confidence: nullable(number()),
	}),
	airing_slots: recordType(['id'], {
		id: integer(),
		title_id: integer(),
		platform: text,
		starts_at: string(),
		every: string(),
		ends_at: text,
		zone: string(),
	}),
	title_studios: recordType(['title_id', 'studio_id', 'role'], {
		title_id: integer(),
		studio_id: integer(),
		role: string(),
	}),
	cast: recordType(['title_id', 'position'], {
		title_id: integer(),
		position: integer(),
		character_id: integer(),
		role: text,
	}),
	voices: recordType(['title_id', 'character_id', 'language', 'person_id'], {
		title_id: integer(),
		character_id: integer(),
		language: string(),
		person_id: integer(),
	}),
	staff: recordType(['title_id', 'position'], {
		title_id: integer(),
		position: integer(),
		role: string(),
		person_id: integer(),
	}),
	studios: recordType(['id'], { id: integer(), name: string(), native_name: text }),
	people: recordType(['id'], { id: integer(), name: string(), native_name: text }),
	characters: recordType(['id'], { id: integer(), name: string(), native_name: text }),
} as const

export type RecordName = keyof typeof RECORDS
export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[]

/** A row of a dump: values by the columns of its record type. */
export type DumpRow = Readonly<Record<string, unknown>>

function recordType(key: readonly string[], columns: Record<string, TSchema>) {
	const properties: Record<string, TSchema> = { ...columns, source: string(), licence: string() }
	const schema = object(properties, { additionalProperties: false })
	return { key, schema, columns: Object.keys(properties) }
}

/** A row with the columns of its record type alone. Instants become ISO texts. */
export function presentRow(name: RecordName, row: DumpRow): DumpRow {
	return Object.fromEntries(
		RECORDS[name].columns.map((column) => {
			const value = row[column] ?? null
			return [column, value instanceof Date ? value.toISOString() : value]
		}),
	)
}
