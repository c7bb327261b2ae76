import { EXPOSES, type RegistrySlice, SLOTS } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'

/** The props schema of a widget: by its name, or of the first slot that it fills; undefined if no page shows it. */
export function exposedSchema(
	slice: Pick<RegistrySlice, 'name' | 'fills'> | undefined,
	module: string,
): TSchema | undefined {
	const [slot] =
		Object.entries(slice?.fills ?? {}).find(([, list]) => list.some((fill) => fill.module === module)) ?? []
	const schemas: Readonly<Record<string, TSchema>> = { ...EXPOSES, ...SLOTS }
	return schemas[`${slice?.name}/${module}`] ?? (slot === undefined ? undefined : schemas[slot])
}
