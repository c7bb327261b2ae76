import { conforms } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'
import { withCallbacks } from './withCallbacks.ts'

const nothing = () => {}

/** Whether a widget may be given these props, with what it calls added to them. */
export function isAllowed(schema: TSchema, props: Readonly<Record<string, unknown>>): boolean {
	return conforms(schema, withCallbacks(schema, props, nothing))
}
