// These functions run in the page, each by itself: they see nothing of this file.

/** Whether a screen is there. A busy machine is slow, and what comes late is shown all the same. */
export function isThere(): boolean {
	const events: { phase: string; slice: string; module?: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	const isPending = events.some(
		(each, index) =>
			each.phase === 'slow' &&
			!events.slice(index).some(({ phase, slice, module }) => {
				return slice === each.slice && module === each.module && ['ready', 'failed'].includes(phase)
			}),
	)
	if (isPending) return false
	// The place that is held for a screen has no words.
	return (document.querySelector('main')?.textContent ?? '').trim() !== ''
}

/** Whether nothing is late any more, or has failed for good. */
export function isDecided(): boolean {
	const events: { phase: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	const hasFailed = events.some(({ phase }) => ['failed', 'render'].includes(phase))
	return hasFailed || !document.querySelector('main [role="alert"]')
}

/** What went wrong, whether the version ran, and the panel that stands for what did not. */
export function whatHappened({ name, version }: { name: string; version: string }) {
	const events: { phase: string; slice: string; version: string; module?: string; error?: string }[] =
		Reflect.get(window, '__niouka__')?.events ?? []
	// What nobody caught the page has noted too: from where its console is listened to, it may come too late.
	const bad = events.filter(({ phase, error }) => {
		// That the site took long to tell of newer versions says nothing of this one.
		if (phase === 'registry') return !/TimeoutError/.test(error ?? '')
		return ['attempt', 'failed', 'fallback', 'render', 'late'].includes(phase)
	})
	const alert = document.querySelector<HTMLElement>('main [role="alert"]')
	return {
		failures: bad.map(({ phase, slice, module = '', error }) => `${slice} ${module}: ${phase}: ${error}`),
		ran: events.some(
			(each) => each.phase === 'entry' && !each.error && each.slice === name && each.version === version,
		),
		// biome-ignore lint/performance/useDomNodeTextContent: there is a space between its sentences
		panel: alert?.innerText.replace(/\s+/g, ' ') ?? '',
	}
}

/** Whether the routes of a slice are ready. */
export function hasRun(name: string): boolean {
	const events: { phase: string; slice: string; module?: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	return events.some(({ phase, slice, module }) => phase === 'ready' && slice === name && module === 'routes')
}
