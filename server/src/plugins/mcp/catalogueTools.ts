import { PROPOSING, REFERENCE, TOOLS, Works } from '../../assistant/public.ts'
import type { Caller, McpTool } from './mcpTool.ts'

/** The assistant's tools over the catalogue. Those over the list ask for a consent of their own; here a token's scope decides. */
export const CATALOGUE_TOOLS: Readonly<Record<string, McpTool>> = Object.fromEntries(
	Object.entries(TOOLS)
		.filter(([name]) => name !== 'my_list' && name !== PROPOSING)
		.map(([name, { description, input, run }]) => [
			name,
			{
				description,
				input,
				run: async (caller: Caller, given: unknown) =>
					withAddresses(await run(toolboxOf(caller), given), caller.origin),
			},
		]),
)

function toolboxOf({ catalogue, context, locale }: Caller) {
	return { catalogue, works: new Works(), now: context.now(), zone: 'UTC', locale, listOwnerId: null }
}

/** Replaces the references by which the assistant's replies name works with the addresses of their pages. */
function withAddresses(value: unknown, origin: string): unknown {
	if (Array.isArray(value)) return value.map((each) => withAddresses(each, origin))
	if (!(value instanceof Object)) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, each]) =>
			name === 'ref' && typeof each === 'string'
				? ['url', each.replace(REFERENCE, (_reference, kind, id) => `${origin}/${kind}/${id}`)]
				: [name, withAddresses(each, origin)],
		),
	)
}
