import { array, integer, literal, object, type Static, string } from 'shared-contract/schema'

/*
 * A backup is a tar archive, compressed by gzip, and encrypted by age where a recipient is given:
 *
 *   backup.json                        what it was made of
 *   database/<table>/<number>.ndjson   rows, one JSON object a line
 *   files/<key>                        uploads and former builds of the shell, by their keys in the storage
 *   releases/<slice>/<version>/<path>  published versions
 *   manifest.json                      the hash of each entry and the rows of each table
 */

/** `backup.json`, the first entry. */
export const BackupHead = object({
	format: literal(1),
	madeAt: string(),
	/** The migrations that the database had. */
	migrations: array(string()),
	tables: array(object({ name: string(), columns: array(string()) })),
	sequences: array(object({ name: string(), value: string() })),
})
export type BackupHead = Static<typeof BackupHead>

/** `manifest.json`, the last entry. */
export const BackupManifest = object({
	entries: array(object({ name: string(), sha256: string() })),
	rows: array(object({ table: string(), count: integer() })),
})
export type BackupManifest = Static<typeof BackupManifest>

export const HEAD_NAME = 'backup.json'
export const MANIFEST_NAME = 'manifest.json'
export const DATABASE_PREFIX = 'database/'
export const FILES_PREFIX = 'files/'
export const RELEASES_PREFIX = 'releases/'

/** What a backup holds. */
export interface BackupCounts {
	tables: number
	rows: number
	files: number
}

/** A backup is damaged, incomplete, or none at all. */
export class DamagedBackup extends Error {}
