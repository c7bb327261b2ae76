import { EXPOSES } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'

/** The props schema of a widget `slice/Module`; undefined if the contract does not know it. */
export function exposedSchema(name: string): TSchema | undefined {
	return Object.entries(EXPOSES).find(([known]) => known === name)?.[1]
}
