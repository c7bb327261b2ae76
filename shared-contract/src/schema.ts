/**
 * The schema vocabulary of the contract. It goes by the name of the package, because that is what the page shares with
 * slices: a path would be a copy.
 */
export {
	array,
	boolean,
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
