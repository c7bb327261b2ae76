import type { Registry } from './registry.ts'
import type { SlotFill } from './slotFill.ts'
import type { MenuName, SlotName } from './slots.ts'

/** A fill of a slot and the slice that it comes from. */
export type Fill = SlotFill & { slice: string }

/** The order of a fill that names none. */
const LAST = 100

/** What the slices of a registry put into a slot or a menu, in its order. */
export function fillsOf({ slices }: Pick<Registry, 'slices'>, name: SlotName | MenuName): Fill[] {
	return slices
		.flatMap(({ name: slice, fills }) => (fills?.[name] ?? []).map((fill) => ({ ...fill, slice })))
		.sort((one, other) => (one.order ?? LAST) - (other.order ?? LAST))
}
