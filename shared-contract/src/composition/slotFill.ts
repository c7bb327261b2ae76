// Apart from the schema of the registry, which the dashboard does without.
import { integer, object, optional, record, type Static, string } from '../schema.ts'

/** What a slice puts into a slot of pages (`SLOTS`): a widget, or into a menu (`MENUS`): a link. */
export const SlotFill = object({
	/** The exposed module of a widget. */
	module: optional(string({ minLength: 1 })),
	/** The address of a link. */
	path: optional(string({ pattern: '^/' })),
	/** The name of a tab in addresses. */
	id: optional(string({ minLength: 1 })),
	/** Its name for readers, by language: that of a tab, a section or a link. */
	title: optional(record(string())),
	/** The icon of a link in the side menu. */
	icon: optional(string({ minLength: 1 })),
	/** Smaller ones come first. Default: 100. */
	order: optional(integer()),
	/** The height that a page reserves while a widget loads: `26rem`. */
	height: optional(string({ minLength: 1 })),
})
export type SlotFill = Static<typeof SlotFill>
