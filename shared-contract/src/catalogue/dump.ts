import { route } from '../route.ts'
import { array, integer, object, oneOf, type Static, string } from '../schema.ts'

/** Where the files of dumps are: `/dumps/2026-11-24/titles.ndjson.gz`. */
export const DUMPS_BASE = '/dumps/'
/** JSON Schema of each record and the SQL of the tables. */
export const DUMP_SCHEMA_PATH = `${DUMPS_BASE}schema.json`
/** How long a dump is kept. */
export const DUMP_DAYS = 7

export const DUMP_FORMATS = ['ndjson', 'sqlite'] as const

export const DumpFile = object({
	/** The name of the file, such as `titles.ndjson.gz`. */
	name: string(),
	format: oneOf(DUMP_FORMATS),
	bytes: integer(),
	/** Hexadecimal, of the file as it is served. */
	sha256: string(),
	rows: integer(),
})
export type DumpFile = Static<typeof DumpFile>

/** The rows of a source, with what its licence asks to be named. */
export const DumpSource = object({
	source: string(),
	/** An SPDX identifier. */
	licence: string(),
	licenceUrl: string(),
	rows: integer(),
})
export type DumpSource = Static<typeof DumpSource>

export const Dump = object({
	/** Its day, with a number if the day has several: `2026-11-24`, `2026-11-24-2`. */
	name: string(),
	/** ISO instant. */
	madeAt: string(),
	files: array(DumpFile),
	sources: array(DumpSource),
})
export type Dump = Static<typeof Dump>

export const Dumps = object({ dumps: array(Dump) })
export type Dumps = Static<typeof Dumps>

export const dumpsRoute = route('GET', '/api/dumps', {
	summary: `The open dumps of the catalogue of the last ${DUMP_DAYS} days, the newest first`,
	tag: 'catalogue',
	answer: Dumps,
})

/** The address of a file of a dump. */
export function dumpFilePath(dump: Pick<Dump, 'name'>, file: Pick<DumpFile, 'name'>): string {
	return `${DUMPS_BASE}${dump.name}/${file.name}`
}
