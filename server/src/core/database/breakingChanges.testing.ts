import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** What the SQL of a server can meet in a schema, each with its definition, by a name that a message can show. */
export interface SchemaShape {
	relations: Map<string, string>
	columns: Map<string, Column>
	/** The constraints and unique indexes of tables. */
	rules: Map<string, Rule>
	/** Functions and triggers. */
	code: Map<string, string>
}

interface Column {
	relation: string
	type: string
	/** Whether a row can be inserted without it. */
	is_optional: boolean
}

interface Rule {
	relation: string
	columns: string[]
	is_unique: boolean
}

/** Reads the shape of the schema `public`. */
export async function readShape(db: Database): Promise<SchemaShape> {
	const { rows: relations } = await sql<{ name: string; kind: string }>`
		select relname as name, relkind::text as kind from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`.execute(db)
	const { rows: columns } = await sql<Column & { name: string }>`
		select c.relname as relation, c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
			not a.attnotnull or a.atthasdef or a.attidentity <> '' as is_optional
		from pg_attribute a join pg_class c on c.oid = a.attrelid
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
			and not a.attisdropped`.execute(db)
	// By what they say: a rule with another name is the same rule. A primary key is its unique index.
	const { rows: rules } = await sql<Rule & { name: string }>`
		select c.relname as relation, c.relname || ': ' || pg_get_constraintdef(r.oid) as name, false as is_unique,
			array(select attname::text from pg_attribute where attrelid = r.conrelid and attnum = any(r.conkey)) as columns
		from pg_constraint r join pg_class c on c.oid = r.conrelid
		where c.relnamespace = 'public'::regnamespace and r.contype in ('c', 'f', 'x')
		union all
		select c.relname, c.relname || ': unique ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''), true,
			array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey))
		from pg_index i join pg_class c on c.oid = i.indrelid
		where c.relnamespace = 'public'::regnamespace and i.indisunique`.execute(db)
	const { rows: code } = await sql<{ name: string; definition: string }>`
		select 'function ' || oid::regprocedure as name, '' as definition from pg_proc
		where pronamespace = 'public'::regnamespace
		union all
		select 'trigger ' || tgname, tgrelid::regclass::text from pg_trigger where not tgisinternal`.execute(db)
	return {
		relations: new Map(relations.map(({ name, kind }) => [name, kind])),
		columns: new Map(columns.map(({ name, ...column }) => [name, column])),
		rules: new Map(rules.map(({ name, ...rule }) => [name, rule])),
		code: new Map(code.map(({ name, definition }) => [name, definition])),
	}
}

/** The changes that can break a server which was written for the shape before, as clauses. */
export function breakingChanges(before: SchemaShape, after: SchemaShape): string[] {
	return [
		...ofRelations(before, after),
		...ofColumns(before, after),
		...ofRules(before, after),
		...ofCode(before, after),
	]
}

function ofRelations(before: SchemaShape, after: SchemaShape): string[] {
	return [...before.relations].flatMap(([name, kind]) => {
		const now = after.relations.get(name)
		if (now === undefined) return [`${name} is gone`]
		return now === kind ? [] : [`${name} is another kind of relation`]
	})
}

function ofColumns(before: SchemaShape, after: SchemaShape): string[] {
	const changed = [...before.columns].flatMap(([name, { relation, type, is_optional }]) => {
		const now = after.columns.get(name)
		if (now === undefined) return after.relations.has(relation) ? [`${name} is gone`] : []
		if (now.type !== type) return [`${name} was ${type} and is ${now.type}`]
		return is_optional && !now.is_optional ? [`${name} became required`] : []
	})
	const added = [...after.columns].flatMap(([name, { relation, is_optional }]) =>
		before.columns.has(name) || !before.relations.has(relation) || is_optional ? [] : [`${name} is new and required`],
	)
	return [...changed, ...added]
}

function ofRules(before: SchemaShape, after: SchemaShape): string[] {
	const added = [...after.rules].flatMap(([name, { relation, columns }]) => {
		// A server that does not know a column leaves it at its default.
		const isOnKnown = columns.length === 0 || columns.some((column) => before.columns.has(`${relation}.${column}`))
		return before.relations.has(relation) && !before.rules.has(name) && isOnKnown ? [`new rule of ${name}`] : []
	})
	// `on conflict` needs the unique index that it names.
	const gone = [...before.rules].flatMap(([name, { relation, is_unique }]) =>
		is_unique && !after.rules.has(name) && after.relations.has(relation) ? [`no longer ${name}`] : [],
	)
	return [...added, ...gone]
}

function ofCode(before: SchemaShape, after: SchemaShape): string[] {
	const gone = [...before.code.keys()].filter((name) => name.startsWith('function') && !after.code.has(name))
	const added = [...after.code].filter(([name, table]) => !before.code.has(name) && before.relations.has(table))
	return [...gone.map((name) => `${name} is gone`), ...added.map(([name, table]) => `${name} is new on ${table}`)]
}
