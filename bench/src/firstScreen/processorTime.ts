import type { Browser, Page } from 'playwright-core'

/** Lighthouse's slow phone: a task of this processor time takes four times as long there, and blocks beyond 50 ms. */
const SLOWDOWN = 4
const FREE_MS = 50

/** What a page costs its browser, in processor time, which a busy machine does not change as it does the time of the clock. */
export interface ProcessorTime {
	/** The main thread's, ms. */
	mainThreadMs: number
	/** Sum over its tasks of 4 × processor time − 50 ms, where that is positive. */
	blockingMs: number
	/** The longest task, ms × 4. */
	longestTaskMs: number
	/** The page's renderer process, with compositor and raster, ms. Other renderers show parts of the browser itself. */
	rendererMs: number
}

interface TraceEvent {
	pid: number
	tid: number
	name: string
	/** Processor time, µs. */
	tdur?: number
	args?: { name?: string }
}

/** Records the processor time of a page from now on; the returned function ends it. */
export async function recordProcessorTime(browser: Browser, page: Page): Promise<() => Promise<ProcessorTime>> {
	await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
	const devtools = await browser.newBrowserCDPSession()
	const renderers = async () => {
		const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
		return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]))
	}
	const before = await renderers()
	return async () => {
		const after = await renderers()
		await devtools.detach()
		const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
		const [main, tasks] = busiestMainThread(traceEvents) ?? ['', []]
		const renderer = Number(main.split(':')[0])
		const seconds = (after.get(renderer) ?? 0) - (before.get(renderer) ?? 0)
		return {
			mainThreadMs: tasks.reduce((sum, task) => sum + task, 0),
			blockingMs: tasks.reduce((sum, task) => sum + Math.max(0, SLOWDOWN * task - FREE_MS), 0),
			longestTaskMs: SLOWDOWN * Math.max(0, ...tasks),
			rendererMs: seconds * 1000,
		}
	}
}

/** The main thread that did most, which is the page's, as process and thread, and the processor time of each of its tasks, ms. */
function busiestMainThread(events: readonly TraceEvent[]): [thread: string, tasks: number[]] | undefined {
	const threads = new Map<string, number[]>()
	for (const { name, pid, tid, args } of events) {
		if (name === 'thread_name' && args?.name === 'CrRendererMain') threads.set(`${pid}:${tid}`, [])
	}
	for (const { name, pid, tid, tdur } of events) {
		if (name === 'RunTask' && tdur !== undefined) threads.get(`${pid}:${tid}`)?.push(tdur / 1000)
	}
	const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0)
	return [...threads].sort(([, one], [, other]) => sum(other) - sum(one))[0]
}
