import type { Locale } from '../locale.ts'

/** What the commands of a slice may depend on. */
export interface CommandContext {
	/** The text of the field, trimmed; empty when the palette opens. */
	text: string
	/** Whoever acts. A visitor of a demo acts as its sample member; other visitors must not be offered what needs an account. */
	viewer: 'visitor' | 'demo' | 'member'
	locale: Locale
	/** The path of the page below. */
	path: string
	/** Aborted when the text has changed or the palette has closed. */
	signal: AbortSignal
}

/** An entry of the command palette: a page to go to, or an action. */
export type Command = {
	/** Unique within its slice and the same for the same command, so that it can be remembered. */
	id: string
	/** In the language of the context. */
	label: string
	/** More words that it is found by. */
	keywords?: string
	/** Facts below the label. */
	hint?: string
	/** Made from the typed text: it is shown for this text alone, without comparing words, and is not remembered. */
	answersText?: true
} & (
	| { path: string }
	/** Runs once per press, after the palette has closed. Shows its own outcome; a rejection is shown by the shell. */
	| { run: () => unknown }
)

/** What a slice exposes as `commands` of the module `./commands`: the commands that it offers now. */
export type Commands = (context: CommandContext) => readonly Command[] | Promise<readonly Command[]>
