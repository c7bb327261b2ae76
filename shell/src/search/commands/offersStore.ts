import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { type Command, type CommandContext, SEARCH_DEBOUNCE_MS } from 'shared-contract'
import { $locale } from 'shared-i18n'
import { $session, $site } from 'shared-state'
import { viewerOf } from '../../frame/viewer.ts'
import { $query } from '../searchStore.ts'
import { commandsOfSlice, slicesWithCommands } from './sliceCommands.ts'

/** What each slice offers, with the text that it offers it for: that of the field, or the one before until it answers. */
type Offers = Readonly<Record<string, { text: string; commands: readonly Command[] }>>

const $current = atom<Offers>({})

/** The commands of slices, for the text of the field. */
export const $offers: ReadableAtom<Offers> = $current

/** Asks the slices for their commands, now and after each pause of typing. Returns a function that stops it. */
export function followQuery(path: string): () => void {
	let running = new AbortController()
	let asked: string | undefined

	function ask(text: string) {
		const { signal } = running
		const viewer = viewerOf($session.get(), $site.get()).as
		const context: CommandContext = { text, viewer, locale: $locale.get(), path, signal }
		for (const slice of slicesWithCommands()) {
			void commandsOfSlice(slice, context).then((commands) => {
				if (!signal.aborted) $current.set({ ...$current.get(), [slice]: { text, commands } })
			})
		}
	}
	const askLater = debounce(ask, SEARCH_DEBOUNCE_MS)

	const stop = $query.subscribe((typed) => {
		const text = typed.trim()
		if (text === asked) return
		asked = text
		running.abort()
		running = new AbortController()
		askLater.clear()
		if (text === '') ask(text)
		else askLater(text)
	})
	return () => {
		stop()
		askLater.clear()
		running.abort()
		$current.set({})
	}
}
