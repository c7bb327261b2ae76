import { $registry, load } from 'shared-composition'
import type { Command, CommandContext, Commands } from 'shared-contract'

/** A slice that has not loaded its commands, or has not answered, after this offers none, ms. */
export const COMMANDS_TIME_LIMIT_MS = 4000

/** The slices that offer commands. */
export function slicesWithCommands(): string[] {
	const known = $registry.get()
	if (known.state !== 'ready') return []
	return known.registry.slices.filter(({ exposes }) => Object.hasOwn(exposes, 'commands')).map(({ name }) => name)
}

/** The commands that a slice offers now. A slice that is away, slow or faulty offers none. Never rejects. */
export async function commandsOfSlice(slice: string, context: CommandContext): Promise<readonly Command[]> {
	const loaded = await load(slice, 'commands', undefined, COMMANDS_TIME_LIMIT_MS)
	const commands = loaded.state === 'ready' ? exportedCommands(loaded.module) : undefined
	if (!commands || context.signal.aborted) return []
	try {
		const offered: unknown = await withinLimit(commands(context))
		return Array.isArray(offered) ? offered : []
	} catch (error) {
		if (!context.signal.aborted) console.error(`The commands of ${slice} failed.`, error)
		return []
	}
}

// The build of the slice checks the type against the contract.
function exportedCommands(module: unknown): Commands | undefined {
	const exported = typeof module === 'object' && module !== null && 'commands' in module ? module.commands : undefined
	return isCommands(exported) ? exported : undefined
}

function isCommands(value: unknown): value is Commands {
	return typeof value === 'function'
}

function withinLimit<Value>(value: Value | Promise<Value>): Promise<Value | undefined> {
	let timer: ReturnType<typeof setTimeout>
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(resolve, COMMANDS_TIME_LIMIT_MS, undefined)
	})
	return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
