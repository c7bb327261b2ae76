import type { FileSummary } from './report.ts'

const EVERY_MS = 500

/** Shows the progress of each file: one updated line on a terminal, a line per ten percent on a pipe. */
export function progressTo(stream: NodeJS.WriteStream): (summary: FileSummary, progress: number) => void {
	let shownAt = 0
	let shown = ''
	return (summary, progress) => {
		const now = performance.now()
		if (progress < 1 && now - shownAt < EVERY_MS) return
		shownAt = now
		const tenths = stream.isTTY ? Math.floor(progress * 100) : Math.floor(progress * 10) * 10
		const line = `${summary.file}  ${summary.read.toLocaleString('en')} rows  ${tenths} %`
		const mark = `${summary.file} ${tenths}`
		if (!stream.isTTY && mark === shown) return
		shown = mark
		stream.write(stream.isTTY ? `\r\x1b[K${line}${progress >= 1 ? '\n' : ''}` : `${line}\n`)
	}
}
