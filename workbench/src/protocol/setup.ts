import { conforms, LOCALES, Registry, THEMES } from 'shared-contract'
import {
	boolean,
	literal,
	nullable,
	object,
	oneOf,
	record,
	type Static,
	string,
	union,
	unknown,
} from 'shared-contract/schema'
import { FAULTS } from '../protocol/fault.ts'
import { ROLES, RoleSession } from '../protocol/workbenchIndex.ts'

/** The configuration of a frame, stored in its `data-setup` attribute, so that it survives reloads and navigation. */
export const Setup = object({
	show: union([
		object({ kind: literal('gallery'), page: string() }),
		object({ kind: literal('route'), slice: string() }),
		object({ kind: literal('widget'), slice: string(), widget: string(), props: record(unknown()) }),
		/** Renders nothing: loads and checks every exposed module of the slice. */
		object({ kind: literal('modules'), slice: string() }),
	]),
	registry: Registry,
	locale: oneOf(LOCALES),
	theme: oneOf(THEMES),
	compact: boolean(),
	reducedMotion: boolean(),
	role: oneOf(ROLES),
	session: nullable(RoleSession),
	fault: oneOf(FAULTS),
})
export type Setup = Static<typeof Setup>

/** The setup of the frame that contains this page; undefined in a top-level page. */
export function readSetup(): Setup | undefined {
	const text = window.frameElement?.getAttribute('data-setup')
	if (text === null || text === undefined) return undefined
	const setup: unknown = JSON.parse(text)
	if (!conforms(Setup, setup)) throw new Error('the data-setup attribute of the frame is invalid')
	return setup
}
