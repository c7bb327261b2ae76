import type { TSchema } from 'shared-contract/schema'
import { propControls } from './propControls.ts'

/** Adds a function for each callback of the schema. It reports its calls with their arguments. */
export function withCallbacks(
	schema: TSchema,
	props: Readonly<Record<string, unknown>>,
	onCall: (callback: string, args: string) => void,
): Record<string, unknown> {
	const callbacks = propControls(schema).filter(({ kind }) => kind === 'callback')
	return {
		...props,
		...Object.fromEntries(
			callbacks.map(({ name }) => [name, (...args: unknown[]) => onCall(name, args.map(String).join(', '))]),
		),
	}
}
