import pg from 'pg'

const { builtins } = pg.types

/** Parsers of values: `int8` and `numeric` become numbers (ours stay below 2^53), a `date` its ISO text. */
export const VALUE_TYPES: pg.CustomTypesConfig = {
	getTypeParser(oid, format) {
		if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
		if (oid === builtins.DATE) return String
		return pg.types.getTypeParser(oid, format)
	},
}
