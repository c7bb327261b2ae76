import type { Locale, Scope } from 'shared-contract'
import type { Static, TSchema } from 'shared-contract/schema'
import type { Catalogue } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { TokenAccess } from '../../core/identity/tokenAccess.ts'

/** What the tools of one request work with. */
export interface Caller {
	context: AppContext
	catalogue: Catalogue
	locale: Locale
	/** The origin of absolute addresses. */
	origin: string
	/** Null for a client without a token. */
	access: TokenAccess | null
}

/** A tool of the MCP server. */
export interface McpTool {
	description: string
	input: TSchema
	/** Only bearers of a token with this scope see it. */
	scope?: Scope
	/** Whether it changes anything. */
	writes?: boolean
	run: (caller: Caller, input: unknown) => Promise<unknown>
}

/** Types the tool's `run` by its `input`, which is checked before the call, and gives it the member of the token. */
export function listTool<Input extends TSchema>(
	tool: Omit<McpTool, 'run' | 'input' | 'scope'> & {
		input: Input
		scope: Scope
		run: (caller: Caller & { memberId: string }, input: Static<Input>) => Promise<unknown>
	},
): McpTool {
	return {
		...tool,
		run: (caller, input) => {
			if (!caller.access) throw new Error('a tool of a list was called without a token')
			return tool.run({ ...caller, memberId: caller.access.member.id }, input as Static<Input>)
		},
	}
}
