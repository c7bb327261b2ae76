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

/** Whether a widget is ready. It scrolls, because what is far below is not loaded. */
export function isWidgetReady({ slice, module }: { slice: string; module: string }): boolean {
	const events: { phase: string; slice: string; module?: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	window.scrollBy(0, window.innerHeight / 2)
	return events.some((each) => each.phase === 'ready' && each.slice === slice && each.module === module)
}

/**
 * The failures, whether the version ran, the text of a failure panel, and the selectors of its style sheets that reach elements of the
 * frame, or plain ones of other slices.
 */
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
	const own = [...document.styleSheets].filter(({ href }) => href && new URL(href).pathname.startsWith(`/r/${name}/`))
	const rules = own.flatMap(({ cssRules }) => [...cssRules])
	// Those inside of `@media`, of imported sheets and the like are visited as well.
	for (const rule of rules) {
		if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules)
		if (rule instanceof CSSImportRule) rules.push(...(rule.styleSheet?.cssRules ?? []))
	}
	// The frame, and elements as any slice may have them.
	const plain = document.createElement('div')
	plain.innerHTML =
		'<h1></h1><h2></h2><p></p><a></a><ul><li></li></ul><button></button><input><img><table></table><section></section>'
	const foreign = [
		...document.querySelectorAll('html, body, #root, #root header, #root header *, #root footer, #root footer *'),
		...plain.querySelectorAll('*'),
	]
	const selectors = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
	return {
		wide: [...new Set(selectors)].filter((selector) => foreign.some((element) => element.matches(selector))),
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
