import type { TSchema } from 'shared-contract/schema'
import { propControls } from './propControls.ts'

/** Props with a function for each callback of the schema, which says that it was called, and with what. */
export function withCallbacks(
	schema: TSchema,
	props: Readonly<Record<string, unknown>>,
	onCall: (callback: string, given: string) => void,
): Record<string, unknown> {
	const callbacks = propControls(schema).filter(({ kind }) => kind === 'callback')
	return {
		...props,
		...Object.fromEntries(
			callbacks.map(({ name }) => [name, (...given: unknown[]) => onCall(name, given.map(String).join(', '))]),
		),
	}
}
