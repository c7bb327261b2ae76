import { conforms } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'
import { withCallbacks } from './withCallbacks.ts'

const noop = () => {}

/** Whether the props, with callbacks added, match the schema. */
export function areValidProps(schema: TSchema, props: Readonly<Record<string, unknown>>): boolean {
	return conforms(schema, withCallbacks(schema, props, noop))
}
