import debounce from 'debounce'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { LISTING_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { CloseIcon, IconButton, SearchIcon } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { listingTranslations } from './listingTranslations.ts'
import { typedText } from './useListingParams.ts'

interface TextFilterProps {
	/** The text of the current filter. */
	appliedText: string
	onText: (text: string) => void
}

/** The text filter of a list. It is debounced; Enter applies it at once. */
export function TextFilter({ appliedText, onText }: TextFilterProps) {
	const t = useTranslations(listingTranslations)
	const { text, type } = useTypedText(appliedText, onText)
	return (
		<TextField
			type="search"
			label={t('listing.text')}
			hideLabel
			placeholder={t('listing.text.placeholder')}
			maxLength={SEARCH_QUERY_MAX_LENGTH}
			enterKeyHint="search"
			autoComplete="off"
			value={text}
			onChange={(event) => type(event.target.value)}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && !event.nativeEvent.isComposing) type(text, true)
			}}
			start={<SearchIcon size={18} />}
			end={
				// Always rendered: mounting it with the first letter would recalculate the styles of the whole page.
				<IconButton
					size="sm"
					label={t('listing.text.clear')}
					icon={<CloseIcon size={16} />}
					onClick={() => type('', true)}
					style={{ visibility: text === '' ? 'hidden' : 'visible' }}
				/>
			}
		/>
	)
}

/**
 * The debounced text of a filter. A new address overwrites the text (back, a shared link, cleared filters), unless the
 * address is the result of typing.
 */
function useTypedText(appliedText: string, apply: (text: string) => void) {
	const [text, setText] = useState(appliedText)
	const { key, state, pathname } = useLocation()
	const { location: nextPage } = useNavigation()
	const isLeaving = nextPage !== undefined && nextPage.pathname !== pathname
	// Texts that were applied and are not in the address yet, the latest last.
	const pendingTexts = useRef<string[]>([])
	const latest = useRef({ appliedText, apply, isLeaving })
	latest.current = { appliedText, apply, isLeaving }
	const [applyDebounced] = useState(() => debounce(applyTyped, LISTING_DEBOUNCE_MS))

	// A layout effect, so that no text of the address before is painted.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason, not an input
	useLayoutEffect(() => {
		const arrived = pendingTexts.current.lastIndexOf(typedText(state) ?? '')
		// The result of an earlier text must not overwrite later typing.
		if (arrived >= 0) pendingTexts.current.splice(0, arrived + 1)
		if (arrived >= 0 || applyDebounced.isPending) return
		pendingTexts.current = []
		setText(latest.current.appliedText)
	}, [key])
	// What was typed for a list goes with it. The field stays on the way to another list.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup must run when the path changes
	useLayoutEffect(
		() => () => {
			applyDebounced.clear()
			pendingTexts.current = []
		},
		[applyDebounced, pathname],
	)

	function applyTyped(next: string) {
		// A change of the address would end the navigation to the next page.
		if (latest.current.isLeaving || next.trim() === latest.current.appliedText.trim()) return
		pendingTexts.current.push(next)
		latest.current.apply(next)
	}

	/** @param isComplete no more typing will follow, so the text is applied at once */
	function type(next: string, isComplete = false) {
		setText(next)
		if (!isComplete) return applyDebounced(next)
		applyDebounced.clear()
		applyTyped(next)
	}

	return { text, type }
}
