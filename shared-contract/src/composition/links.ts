import { route } from '../route.ts'
import { array, boolean, nullable, object, optional, record, type Static, string } from '../schema.ts'
import { SlotFill } from './slotFill.ts'

/** A shared module that a slice requires. */
export const RequiredModule = object({
	request: string(),
	range: string(),
	/** The version of the live shell; null if it provides none. */
	provided: nullable(string()),
	/** Whether that version is within the range. */
	fits: boolean(),
})
export type RequiredModule = Static<typeof RequiredModule>

/** What connects a live slice with the others, as in its registry entry. */
export const LinkedSlice = object({
	name: string(),
	version: string(),
	owns: array(string()),
	fills: record(array(SlotFill)),
	/** Absent for a build that did not tell: then nothing is known of its pages. */
	offers: optional(array(string())),
	shows: optional(array(string())),
	requires: array(RequiredModule),
})
export type LinkedSlice = Static<typeof LinkedSlice>

/** The live slices, and what the frame of the live shell shows by name. */
export const SliceLinks = object({
	slices: array(LinkedSlice),
	shell: object({ offers: array(string()), shows: array(string()) }),
})
export type SliceLinks = Static<typeof SliceLinks>

export const sliceLinksRoute = route('GET', '/api/releases/links', {
	session: 'needed',
	summary: 'What connects the live slices: paths, slots, modules that are shown by name, shared modules. For admins',
	tag: 'site',
	answer: SliceLinks,
})
