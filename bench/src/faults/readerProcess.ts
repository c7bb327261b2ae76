import { type Load, type WatchOptions, watchPage } from './watchPage.ts'

/** What the process of a reader is told: whom to watch, then to stop. It answers with its loads. */
export type ReaderCommand = { kind: 'watch'; address: string; options: WatchOptions } | { kind: 'stop' }

let reader: ReturnType<typeof watchPage> | undefined
process.on('message', async (command: ReaderCommand) => {
	if (command.kind === 'watch') {
		reader = watchPage(command.address, command.options)
		return
	}
	const loads: Load[] = (await reader?.stop()) ?? []
	process.send?.(loads, () => process.disconnect())
})
