import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A command that somebody runs in a folder of the repository. */
export interface Command {
	child: ChildProcess
	/** All that it has said so far. */
	said(): string
	/** Comes when it has said something. @throws with all that it said, where it ends before or takes too long */
	says(words: string, withinMs: number): Promise<void>
	/** Its exit code. */
	ended: Promise<number | null>
	/** Ends it, and all that it has started. */
	stop(): Promise<void>
}

/** Runs a command in a folder of the repository, as the head of a group of processes. */
export function runIn(
	folder: string,
	words: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): Command {
	const { NODE_ENV: _mode, ...inherited } = process.env
	const [program = '', ...args] = words
	const child = spawn(program, args, {
		cwd: join(ROOT, folder),
		env: { ...inherited, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	})
	// Builds go on beside pages that other tests look at, and those are in a hurry.
	if (child.pid !== undefined) setPriority(child.pid, 10)
	let output = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (text) => {
			output += text
		})
	}
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
	return {
		child,
		said: () => output,
		ended,
		async says(text, withinMs) {
			const deadline = performance.now() + withinMs
			while (!output.includes(text)) {
				if (child.exitCode !== null || performance.now() > deadline) throw new Error(`never said "${text}":\n${output}`)
				await new Promise((resolve) => setTimeout(resolve, 50))
			}
		},
		async stop() {
			try {
				if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
			} catch {
				// It has ended, and so has what it started.
			}
			if (child.exitCode === null && child.signalCode === null) await ended
		},
	}
}

/** A number of a port that is free, and nineteen more after it: below those that the system gives to connections. */
export function freePorts(): number {
	return 20_000 + Math.floor(Math.random() * 630) * 20
}
