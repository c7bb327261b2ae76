import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { articlePreviewRoute, PREVIEW_DEBOUNCE_MS } from 'shared-contract'
import { call } from 'shared-state'

export type PreviewState =
	| { state: 'empty' }
	| { state: 'failed' }
	| { state: 'shown'; html: string; readMinutes: number }

export interface ArticlePreviewStore {
	readonly $state: ReadableAtom<PreviewState>
	/** Updates the preview once typing pauses. */
	show(content: string): void
	/** Cancels a pending request. */
	stop(): void
	/** Requests the preview again after an error. */
	retry(): Promise<void>
}

/** The preview of an article. The server renders it, because only the server sanitises HTML. */
export function createArticlePreview(): ArticlePreviewStore {
	const $state = atom<PreviewState>({ state: 'empty' })
	let latest = ''

	async function fetchPreview() {
		const content = latest
		const outcome = await call(articlePreviewRoute, { body: { content } })
		if (latest !== content) return
		$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer } : { state: 'failed' })
	}

	const fetchDebounced = debounce(fetchPreview, PREVIEW_DEBOUNCE_MS)

	return {
		$state,
		retry: fetchPreview,
		stop: fetchDebounced.clear,
		show(content) {
			if (content === latest) return
			latest = content
			if (content.trim() !== '') return void fetchDebounced()
			fetchDebounced.clear()
			$state.set({ state: 'empty' })
		},
	}
}
