import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ReaderCommand } from './readerProcess.ts'
import type { Load, WatchOptions } from './watchPage.ts'

/** A reader like that of `watchPage` in a process of its own, so that the benchmark's other work does not delay it. */
export function watchPageApart(address: string, options: WatchOptions): { stop(): Promise<Load[]> } {
	const child = fork(join(import.meta.dirname, 'readerProcess.ts'), { execArgv: ['--import', 'tsx/esm'] })
	const tell = (command: ReaderCommand) => child.send(command)
	tell({ kind: 'watch', address, options })
	return {
		async stop() {
			const answered = once(child, 'message')
			tell({ kind: 'stop' })
			const [loads] = (await answered) as [Load[]]
			return loads
		},
	}
}
