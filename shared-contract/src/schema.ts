/**
 * The schema builders and types of the contract, and the check of data against a schema. It imports by the package name, because that is the shared module: a
 * relative path would bundle a copy.
 */
export {
	array,
	boolean,
	conforms,
	integer,
	literal,
	nothing,
	nullable,
	number,
	object,
	oneOf,
	optional,
	record,
	type Static,
	string,
	type TSchema,
	union,
	unknown,
	unsafe,
} from 'shared-contract/builders'
