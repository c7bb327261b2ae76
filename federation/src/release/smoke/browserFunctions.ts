// Playwright serializes each function and runs it in the page, so it cannot use anything else of this file.

/**
 * Whether a screen is shown and no module is late: on a busy machine a slow module still arrives, also after the page has
 * counted it as failed for want of an answer.
 */
export function isScreenShown(): boolean {
	const events: { phase: string; slice: string; module?: string; error?: string | undefined }[] =
		Reflect.get(window, '__niouka__')?.events ?? []
	const isPending = events.some(
		(each, index) =>
			each.phase === 'slow' &&
			!events.slice(index).some(({ phase, slice, module, error = '' }) => {
				const isEnd = phase === 'ready' || (phase === 'failed' && !error.startsWith('no answer within'))
				return isEnd && slice === each.slice && module === each.module
			}),
	)
	if (isPending) return false
	// The skeleton of a screen has no text. What can be read before it stands beside the root.
	return (document.querySelector('#root main')?.textContent ?? '').trim() !== ''
}

/** Whether no failure panel is shown, or a module has failed for good. */
export function isSettled(): boolean {
	const events: { phase: string; error?: string | undefined }[] = Reflect.get(window, '__niouka__')?.events ?? []
	const hasFailed = events.some(({ phase, error = '' }) => {
		return phase === 'render' || (phase === 'failed' && !error.startsWith('no answer within'))
	})
	return hasFailed || !document.querySelector('#root main [role="alert"]')
}

/** The failures, whether the version ran, and the text of a failure panel. */
export function readPageState({ name, version }: { name: string; version: string }) {
	const events: { phase: string; slice: string; version: string; module?: string; error?: string | undefined }[] =
		Reflect.get(window, '__niouka__')?.events ?? []
	// The events include uncaught errors: the console event can arrive too late.
	const failed = events.filter(({ phase, slice, module, error = '' }, index) => {
		// A slow response of the registry says nothing about this version.
		if (phase === 'registry') return !/TimeoutError/.test(error)
		// Nor does a slow module that arrived.
		const hasArrived = events.slice(index).some((each) => {
			return each.phase === 'ready' && each.slice === slice && each.module === module
		})
		if (hasArrived && error.startsWith('no answer within')) return false
		return ['attempt', 'failed', 'fallback', 'render', 'late'].includes(phase)
	})
	const alert = document.querySelector<HTMLElement>('#root main [role="alert"]')
	return {
		failures: failed.map(({ phase, slice, module = '', error }) => `${slice} ${module}: ${phase}: ${error}`),
		ran: events.some(
			(each) => each.phase === 'entry' && !each.error && each.slice === name && each.version === version,
		),
		// biome-ignore lint/performance/useDomNodeTextContent: innerText has a space between sentences
		panel: alert?.innerText.replace(/\s+/g, ' ') ?? '',
	}
}

/** Whether the routes of a slice are ready. */
export function areRoutesReady(name: string): boolean {
	const events: { phase: string; slice: string; module?: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	return events.some(({ phase, slice, module }) => phase === 'ready' && slice === name && module === 'routes')
}
