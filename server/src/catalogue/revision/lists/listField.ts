import { type RawBuilder, sql } from 'kysely'
import {
	itemKey,
	type Kind,
	LIST_MAX,
	type ListField,
	type ListItem,
	listText,
	parseList,
	type Ref,
	type RuleResult,
	tidyText,
} from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import type { FieldWrite, StoredField } from '../fields/storedField.ts'
import { type ItemRules, mergeList } from './mergeList.ts'
import { RefResolver, type RefTable } from './resolveRef.ts'

/** A list of a title that is stored in rows of other tables. */
export interface ListDefinition<Field extends ListField> {
	field: Field
	kind?: Kind
	/** The references of an item, by property, with their tables. */
	refs?: Readonly<Record<string, RefTable>>
	/** SQL for the rows of title `e`, with the properties of an item as columns, in order. */
	rows: RawBuilder<unknown>
	/** The most items. */
	most?: number
	/** Further rules of an item. */
	validate?(item: ListItem<Field>): RuleResult<string>
	/** Writes the items in place of those that are there. */
	write(db: Database, items: ListItem<Field>[], write: FieldWrite): Promise<void>
}

/** A field whose text is a list. Changes of different items do not conflict. */
export function listField<Field extends ListField>(definition: ListDefinition<Field>): StoredField {
	const { field, kind, refs = {}, rows } = definition
	const parsed = (text: string): ListItem<Field>[] => (text === '' ? [] : JSON.parse(text))
	const rules = itemRules(field, refs)
	return {
		...(kind === undefined ? {} : { kind }),
		stored: sql`(select json_agg(item)::text from (${rows}) item)`,
		toText: (stored) => (stored === null ? '' : listText(JSON.parse(stored))),
		validate: (typed) => validateList(definition, typed, rules),
		async change(db, { id, current, from, to }) {
			const wanted = distinct(await withRefs(db, id, parsed(to), definition), rules)
			const merged = mergeList(parsed(current), parsed(from), wanted, rules)
			return merged === null ? { conflict: current } : { before: current, after: listText(merged) }
		},
		write: (db, write) => definition.write(db, parsed(write.after), write),
	}
}

// A new person may turn out to be one who is in the list.
function distinct<Item>(items: readonly Item[], { key }: ItemRules<Item>): Item[] {
	return [...new Map(items.map((item) => [key(item), item])).values()]
}

/** The rules of the items of a list. A reference is compared by its id: its name may change meanwhile. */
export function itemRules<Field extends ListField>(
	field: Field,
	refs: Readonly<Record<string, RefTable>>,
): ItemRules<ListItem<Field>> {
	return {
		key: (item) => itemKey(field, item),
		text: (item) =>
			JSON.stringify(item, (name, value) => (Object.hasOwn(refs, name) && value.id !== null ? value.id : value)),
	}
}

/** Validates and normalizes the text of a list: its items, their number and that none is there twice. */
export function validateList<Field extends ListField>(
	{ field, most = LIST_MAX, validate }: Pick<ListDefinition<Field>, 'field' | 'most' | 'validate'>,
	typed: string,
	{ key }: ItemRules<ListItem<Field>>,
): RuleResult<string> {
	const items = parseList(field, tidied(typed))
	if (items === undefined) return { code: 'list.incomplete' }
	if (items.length > most) return { code: 'list.tooLong' }
	if (new Set(items.map(key)).size < items.length) return { code: 'list.repeated' }
	for (const item of items) {
		const result = validate?.(item)
		if (result && 'code' in result) return result
	}
	return { value: listText(items) }
}

// Texts are trimmed, and an empty one is none.
function tidied(typed: string): string {
	try {
		const clean = (_: string, value: unknown) =>
			typeof value === 'string' ? tidyText(value).replace(/\s+/g, ' ').trim() : value
		return JSON.stringify(JSON.parse(typed || '[]', clean))
	} catch {
		return typed
	}
}

/** The items with the stored rows of their references. @throws Problem 400 for one that does not exist. */
async function withRefs<Item>(
	db: Database,
	id: number,
	items: readonly Item[],
	{ field, refs = {} }: { field: string; refs?: Readonly<Record<string, RefTable>> },
): Promise<Item[]> {
	const names = Object.entries(refs)
	if (names.length === 0) return [...items]
	const resolver = new RefResolver(db, id, field)
	const resolved: Item[] = []
	// A transaction has one connection, so its queries run serially.
	for (const item of items) {
		const changed = { ...item } as Item & Record<string, Ref>
		for (const [name, table] of names)
			Object.assign(changed, { [name]: await resolver.resolve(table, changed[name] as Ref) })
		resolved.push(changed)
	}
	return resolved
}
