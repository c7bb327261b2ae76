import { useStore } from '@nanostores/react'
import debounce from 'debounce'
import { useEffect } from 'react'
import { directConversationsRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { CloseIcon, IconButton, SearchIcon, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import { $conversations } from './conversations.ts'
import { $found, $search } from './search.ts'

const Box = styled.div`
	flex: none;
	padding: ${space[2]} ${space[3]} ${space[3]};
`

/** Filters the direct chats by name. */
export function SearchBox() {
	const t = useTranslations(messageTranslations)
	const typed = useStore($search)
	useEffect(() => () => searchFor(''), [])
	return (
		<Box role="search">
			<TextField
				type="search"
				label={t('messages.search')}
				hideLabel
				placeholder={t('messages.search')}
				value={typed}
				onChange={(event) => searchFor(event.target.value)}
				onKeyDown={(event) => event.key === 'Escape' && searchFor('')}
				start={<SearchIcon size={16} />}
				end={
					typed !== '' && (
						<IconButton
							size="sm"
							label={t('messages.search.clear')}
							icon={<CloseIcon size={16} />}
							onClick={() => searchFor('')}
						/>
					)
				}
			/>
		</Box>
	)
}

const SEARCH_DEBOUNCE_MS = 250

/** Filters the direct chats, and asks the server for those that are not listed. */
function searchFor(typed: string): void {
	$search.set(typed)
	searchDebounced.clear()
	const now = $conversations.get()
	if (typed.trim() === '' || now.state !== 'ready' || now.list.older === null) return
	void searchDebounced(typed)
}

const searchDebounced = debounce(async (typed: string) => {
	const outcome = await call(directConversationsRoute, { query: { q: typed.trim() } })
	if (outcome.state === 'done' && $search.get() === typed) $found.set(outcome.answer.items)
}, SEARCH_DEBOUNCE_MS)
