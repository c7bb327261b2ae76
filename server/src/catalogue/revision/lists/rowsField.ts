import { sql } from 'kysely'
import type { ListField, ListItem } from 'shared-contract'
import { insertRows, type NewRow } from '../../../core/database/insertRows.ts'
import type { Database } from '../../../core/database/schema.ts'
import type { StoredField } from '../fields/storedField.ts'
import { type ListDefinition, listField } from './listField.ts'

type TitleRows =
	| 'title_name'
	| 'title_genre'
	| 'title_song'
	| 'title_studio'
	| 'title_cast'
	| 'title_voice'
	| 'title_staff'
	| 'trailer'
	| 'external_link'

interface RowsDefinition<Field extends ListField, Table extends TitleRows>
	extends Omit<ListDefinition<Field>, 'write'> {
	table: Table
	/** The columns of an item. */
	row(item: ListItem<Field>, position: number): NewRow<Table>
}

/** A list whose items are all rows of its title in a table. */
export function rowsField<Field extends ListField, Table extends TitleRows>({
	table,
	row,
	...definition
}: RowsDefinition<Field, Table>): StoredField {
	return listField({ ...definition, write: (db, items, { id }) => replaceRows(db, table, id, items.map(row)) })
}

/** Writes rows of a title in place of those that it has in a table. */
export async function replaceRows<Table extends TitleRows>(
	db: Database,
	table: Table,
	id: number,
	rows: readonly NewRow<Table>[],
): Promise<void> {
	await sql`delete from ${sql.table(table)} where title_id = ${id}`.execute(db)
	await insertRows(
		db,
		table,
		rows.map((row) => ({ ...row, title_id: id })),
	)
}
