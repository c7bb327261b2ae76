import type { RawBuilder } from 'kysely'

/** A file of the archive: its name and its rows in a stable order. */
export interface ArchivePart {
	file: string
	rows: (memberId: string) => RawBuilder<unknown>
}
