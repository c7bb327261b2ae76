import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { articlePreviewRoute, PREVIEW_DEBOUNCE_MS } from 'shared-contract'
import { call } from 'shared-state'

export type PreviewState =
	| { state: 'empty' }
	| { state: 'failed' }
	| { state: 'shown'; html: string; readMinutes: number }

export interface Preview {
	readonly $state: ReadableAtom<PreviewState>
	/** Shows a content once typing rests. */
	show(content: string): void
	/** Asks no more: nobody looks at it. */
	stop(): void
	/** Asks for it again, after a failure. */
	again(): Promise<void>
}

/** The content of an article as the server would keep it: only there is known what of it is safe. */
export function createPreview(): Preview {
	const $state = atom<PreviewState>({ state: 'empty' })
	let latest = ''

	async function ask() {
		const content = latest
		const outcome = await call(articlePreviewRoute, { body: { content } })
		if (latest !== content) return
		$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer } : { state: 'failed' })
	}

	const askSoon = debounce(ask, PREVIEW_DEBOUNCE_MS)

	return {
		$state,
		again: ask,
		stop: askSoon.clear,
		show(content) {
			if (content === latest) return
			latest = content
			if (content.trim() !== '') return void askSoon()
			askSoon.clear()
			$state.set({ state: 'empty' })
		},
	}
}
