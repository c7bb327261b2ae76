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
	let timer: ReturnType<typeof setTimeout> | undefined
	let latest = ''

	async function ask() {
		const content = latest
		const outcome = await call(articlePreviewRoute, { body: { content } })
		if (latest !== content) return
		$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer } : { state: 'failed' })
	}

	return {
		$state,
		again: ask,
		stop: () => clearTimeout(timer),
		show(content) {
			if (content === latest) return
			latest = content
			clearTimeout(timer)
			if (content.trim() === '') return $state.set({ state: 'empty' })
			timer = setTimeout(() => void ask(), PREVIEW_DEBOUNCE_MS)
		},
	}
}
