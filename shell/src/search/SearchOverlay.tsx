import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SEARCH_FOCUS_DELAY_MS, SEARCH_QUERY_MAX_LENGTH, SEARCH_RESULTS_MAX_HEIGHT_VH } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CloseIcon, color, from, IconButton, Kbd, SearchIcon, size, space } from 'shared-ui'
import { useModal } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { closeOverlay } from '../frame/overlay.ts'
import { translations } from '../translations.ts'
import { followQuery } from './commands/offersStore.ts'
import { SearchResults } from './SearchResults.tsx'
import { Sheet } from './Sheet.ts'
import { isTyping, nextEntry } from './searchKeys.ts'
import { searchPath } from './searchPaths.ts'
import { $query, clearSearch, typeQuery } from './searchStore.ts'
import { loadTrending } from './trendingStore.ts'

const Field = styled.form`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
	border-bottom: 1px solid ${color.line};
	> svg { flex: none; color: ${color.muted}; }
	input {
		flex: 1;
		min-width: 0;
		height: 44px;
		padding: 0;
		border: 0;
		font-size: ${size.md};
		text-overflow: ellipsis;
		background: none;
		outline: none;
		${from.phone} { font-size: ${size.lg}; }
		&::placeholder { color: ${color.muted}; opacity: 1; }
		&::-webkit-search-cancel-button { display: none; }
	}
	&:focus-within { box-shadow: inset 0 -2px ${color.live}; }
`
const Area = styled.div`
	max-height: ${SEARCH_RESULTS_MAX_HEIGHT_VH}vh;
	overflow-y: auto;
	overscroll-behavior: contain;
`
const Keys = styled.p`
	display: none;
	gap: ${space[4]};
	padding: ${space[2]} ${space[4]};
	border-top: 1px solid ${color.line};
	font-size: ${size.xs};
	color: ${color.muted};
	${from.desktop} { display: flex; }
`

/**
 * The search overlay: pages, commands and search results. Arrow keys move through them; Enter opens one, and in the field it
 * opens the page of all results.
 */
export default function SearchOverlay() {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const query = useStore($query)
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const input = useRef<HTMLInputElement>(null)
	const sheet = useModal(closeOverlay)

	useEffect(() => {
		void loadTrending()
		const timer = setTimeout(() => input.current?.focus(), SEARCH_FOCUS_DELAY_MS)
		return () => {
			clearTimeout(timer)
			clearSearch()
		}
	}, [])

	useEffect(() => followQuery(pathname), [pathname])

	function submit(event: SubmitEvent) {
		event.preventDefault()
		const term = query.trim()
		if (term === '') return
		closeOverlay()
		void navigate(searchPath(term))
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.nativeEvent.isComposing) return
		// In a search field the first Escape would only clear the text.
		if (event.key === 'Escape') {
			event.preventDefault()
			return closeOverlay()
		}
		// Whoever types on an entry goes on typing in the field.
		if (isTyping(event)) return input.current?.focus()
		const entries = [...(sheet.ref.current?.querySelectorAll<HTMLElement>('li > :is(a, button)') ?? [])]
		const next = nextEntry(
			event.key,
			entries.findIndex((entry) => entry.matches(':focus')),
			entries.length,
		)
		if (next === undefined) return
		event.preventDefault()
		const target = entries[next] ?? input.current
		target?.focus()
	}

	return (
		<Sheet {...sheet} aria-label={t('search.title')} onKeyDown={onKeyDown}>
			{/* Holds the focus until the field gets it. */}
			<div data-autofocus="" tabIndex={-1}>
				<Field role="search" onSubmit={submit}>
					<SearchIcon />
					<input
						ref={input}
						type="search"
						enterKeyHint="search"
						autoComplete="off"
						spellCheck={false}
						aria-label={t('search.title')}
						placeholder={t('search.placeholder')}
						maxLength={SEARCH_QUERY_MAX_LENGTH}
						value={query}
						onChange={(event) => typeQuery(event.target.value)}
					/>
					<IconButton label={say('action.close')} icon={<CloseIcon />} onClick={closeOverlay} />
				</Field>
				<Area>
					<SearchResults onFollow={closeOverlay} />
				</Area>
				<Keys aria-hidden="true">
					<span>
						<Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('search.keyMove')}
					</span>
					<span>
						<Kbd>↵</Kbd> {t('search.keyOpen')}
					</span>
					<span>
						<Kbd>Esc</Kbd> {t('search.keyClose')}
					</span>
				</Keys>
			</div>
		</Sheet>
	)
}
