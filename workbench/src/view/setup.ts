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
import { ReadySession, ROLES } from '../bench/bench.ts'
import { FAULTS } from '../bench/fault.ts'

/** All that a frame is told. It stands at the frame's own element, so that it outlives whatever happens inside. */
export const Setup = object({
	show: union([
		object({ kind: literal('gallery'), page: string() }),
		object({ kind: literal('route'), slice: string() }),
		object({ kind: literal('widget'), slice: string(), widget: string(), props: record(unknown()) }),
		/** Nothing is shown: everything that the slice exposes is fetched and looked at. */
		object({ kind: literal('probe'), slice: string() }),
	]),
	registry: Registry,
	locale: oneOf(LOCALES),
	theme: oneOf(THEMES),
	compact: boolean(),
	still: boolean(),
	role: oneOf(ROLES),
	session: nullable(ReadySession),
	fault: oneOf(FAULTS),
})
export type Setup = Static<typeof Setup>

/** What the frame that this page stands in was told; nothing for a page that stands alone. */
export function readSetup(): Setup | undefined {
	const text = window.frameElement?.getAttribute('data-setup')
	if (text === null || text === undefined) return undefined
	const setup: unknown = JSON.parse(text)
	if (!conforms(Setup, setup)) throw new Error('the frame was told something that it does not understand')
	return setup
}
