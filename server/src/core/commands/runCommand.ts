/** The exit code of a command with arguments that it does not know. */
export const WRONG_USE = 2

/** An error that the user of a command can mend: its message alone is printed. */
export class CommandError extends Error {}

/**
 * Runs a command and sets the exit code of the process: what `main` returns, or 1 after an error.
 *
 * @param plain the kinds of errors whose message says everything; others are printed with their stack
 */
export function runCommand(
	main: () => Promise<number>,
	usage: string,
	plain: readonly (abstract new (...args: never[]) => Error)[],
): void {
	const textOf = (error: unknown) => {
		if (!(error instanceof Error)) return String(error)
		if ([CommandError, ...plain].some((kind) => error instanceof kind)) return error.message
		const isOfArguments = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
		return isOfArguments ? `${error.message}\n\n${usage}` : (error.stack ?? error.message)
	}
	main().then(
		(code) => {
			process.exitCode = code
		},
		(error: unknown) => {
			process.stderr.write(`${textOf(error)}\n`)
			process.exitCode = 1
		},
	)
}
