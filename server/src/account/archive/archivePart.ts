import type { RawBuilder } from 'kysely'

/** A file of the archive: its name and its rows in a stable order. */
export interface ArchivePart {
	file: string
	/** @param linkedName the name of the account with which the member signs in elsewhere */
	rows: (memberId: string, linkedName: string | null) => RawBuilder<unknown>
}
