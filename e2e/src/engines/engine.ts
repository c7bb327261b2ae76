/** A tab of a browser with a profile of its own. The functions that run in it are sent as text, so they use nothing around them. */
export interface Tab<Element = unknown> {
	goto(address: string): Promise<void>
	resize(width: number): Promise<void>
	evaluate<Value, Args extends readonly unknown[]>(run: (...args: Args) => Value, ...args: Args): Promise<Value>
	/** The last element that is drawn, fits the selector and is named so, or has the text; a file field need not be drawn. */
	query(selector: string, name: string): Promise<Element | undefined>
	click(element: Element): Promise<void>
	/** Presses the keys of a text in an element; `\n` is Enter. */
	type(element: Element, text: string): Promise<void>
	upload(element: Element, file: string): Promise<void>
	close(): Promise<void>
}

/** A browser that is installed here. */
export interface Engine {
	name: string
	/** The programs that it needs, as Debian installs them. */
	programs: readonly string[]
	open(): Promise<Tab>
}

/** What {@link Tab.query} runs in the page. */
export function queryInPage(selector: string, name: string): Element | null {
	const isNamed = (element: Element) =>
		[element.getAttribute('aria-label'), element.textContent, element.getAttribute('title')].some(
			(text) => text?.replace(/\s+/g, ' ').trim().startsWith(name) ?? false,
		) ||
		[...('labels' in element ? ((element as HTMLInputElement).labels ?? []) : [])].some(
			(label) => label.textContent?.trim() === name,
		)
	const found = [...document.querySelectorAll(selector)].filter(
		(element) =>
			(element.matches('[type=file]') || element.getClientRects().length > 0) && (name === '' || isNamed(element)),
	)
	const last = found.at(-1) ?? null
	last?.scrollIntoView({ block: 'center' })
	return last
}
