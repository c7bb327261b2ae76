import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import {
	itemKey,
	type Kind,
	type ListField,
	type ListItem,
	listText,
	parseList,
	type RuleResult,
} from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import type { IsDiscussed } from '../../finders.ts'
import type { StoredField } from '../fields/storedField.ts'
import { itemRules, validateList } from './listField.ts'
import { mergeList } from './mergeList.ts'

/** The parts of a title, of which there may be thousands. */
export interface SparseDefinition<Field extends ListField> {
	field: Field
	kind: Kind
	/** SQL for the rows of a title, with the properties of an item as columns. */
	rows(titleId: number): RawBuilder<unknown>
	/** Further rules of an item. */
	validate(item: ListItem<Field>): RuleResult<string>
	/** Adds an item that was not there. */
	add(db: Database, titleId: number, item: ListItem<Field>, memberId: string): Promise<void>
	/** Writes an item over the one with its key. */
	update(db: Database, titleId: number, item: ListItem<Field>): Promise<void>
	/** Removes an item. @throws Problem 400 if members have used it. */
	remove(db: Database, titleId: number, item: ListItem<Field>, isDiscussed: IsDiscussed): Promise<void>
}

/**
 * A list whose texts hold only the items that an edit adds, changes or removes: it is empty when an edit starts, and a
 * revision stores no more than what changed.
 */
export function sparseField<Field extends ListField>(definition: SparseDefinition<Field>): StoredField {
	const { field, kind, rows } = definition
	const rules = itemRules(field, {})
	const parsed = (text: string) => parseList(field, text) ?? []
	const touched = async (db: Database, id: number, keys: ReadonlySet<string>) => {
		const { rows: items } = await sql<ListItem<Field>>`${rows(id)}`.execute(db)
		return items.filter((item) => keys.has(itemKey(field, item)))
	}
	return {
		kind,
		stored: sql`null::text`,
		toText: () => '',
		validate: (typed) => validateList(definition, typed, rules),
		async change(db, { id, from, to }) {
			const [old, wanted] = [parsed(from), parsed(to)]
			const current = await touched(db, id, new Set([...old, ...wanted].map(rules.key)))
			const merged = mergeList(current, old, wanted, rules)
			if (merged === null) return { conflict: listText(current) }
			const same = new Set(current.map(rules.text).filter((text) => merged.some((item) => rules.text(item) === text)))
			const changed = (items: ListItem<Field>[]) => listText(items.filter((item) => !same.has(rules.text(item))))
			return { before: changed(current), after: changed(merged) }
		},
		async write(db, { id, before, after, memberId, isDiscussed }) {
			const [old, fresh] = [parsed(before), parsed(after)]
			const keysOf = (items: ListItem<Field>[]) => new Set(items.map(rules.key))
			const [was, is] = [keysOf(old), keysOf(fresh)]
			for (const item of old) if (!is.has(rules.key(item))) await definition.remove(db, id, item, isDiscussed)
			for (const item of fresh) {
				if (was.has(rules.key(item))) await definition.update(db, id, item)
				else await definition.add(db, id, item, memberId)
			}
		},
	}
}
