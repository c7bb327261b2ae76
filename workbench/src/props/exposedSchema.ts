import { EXPOSES } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'

/** The schema of the props of a widget, `slice/Module`; nothing for what the contract does not know. */
export function exposedSchema(name: string): TSchema | undefined {
	return Object.entries(EXPOSES).find(([known]) => known === name)?.[1]
}
