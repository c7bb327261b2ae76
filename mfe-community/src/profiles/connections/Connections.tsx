import { useStore } from '@nanostores/react'
import debounce from 'debounce'
import { type ChangeEvent, Suspense, use, useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import {
	CONNECTION_SIDES,
	type Connection,
	type ConnectionSide,
	type Exposes,
	LISTING_DEBOUNCE_MS,
	SEARCH_QUERY_MAX_LENGTH,
} from 'shared-contract'
import { common, loadTranslations, useFormats, useTranslations } from 'shared-i18n'
import { SearchIcon, Skeleton, Stack } from 'shared-ui'
import { Tabs, TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { captureListFocus } from '../../shared/captureListFocus.ts'
import { profileTranslations } from '../profile/profileTranslations.ts'
import { ConnectionItems } from './ConnectionItems.tsx'
import { createConnectionList } from './connectionList.ts'

const ready = loadTranslations(profileTranslations)

/**
 * Exposed dialog: followers and followed members of a profile, with search, follow and removal. Mount it anew each time
 * it opens.
 */
export default function Connections(props: Exposes['mfe-community/Connections']) {
	return (
		<Suspense fallback={null}>
			<ConnectionsDialog {...props} />
		</Suspense>
	)
}

function ConnectionsDialog({ username, side: first, onClose, onChange }: Exposes['mfe-community/Connections']) {
	use(ready)

	const t = useTranslations(profileTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const [side, setSide] = useState<ConnectionSide>(first)
	const [typed, setTyped] = useState('')
	const [list] = useState(() => createConnectionList(username, { side: first, q: '' }))
	const state = useStore(list.$state)
	const [loadDebounced] = useState(() => debounce(list.show, LISTING_DEBOUNCE_MS))

	useEffect(() => {
		void list.load()
		return loadDebounced.clear
	}, [list, loadDebounced])

	function choose(next: ConnectionSide) {
		loadDebounced.clear()
		setSide(next)
		void list.show({ side: next, q: typed })
	}

	function search(event: ChangeEvent<HTMLInputElement>) {
		const q = event.target.value
		setTyped(q)
		void loadDebounced({ side, q })
	}

	async function toggle(person: Connection) {
		const { username: name, isFollowed } = person
		const restoreFocus = captureListFocus()
		const outcome = await list.setFollowed(person, !isFollowed)
		restoreFocus()
		showOutcome(outcome, t(isFollowed ? 'profile.unfollowed' : 'profile.followed', { name }))
		if (outcome.state === 'done') onChange?.()
	}

	async function remove(person: Connection) {
		const restoreFocus = captureListFocus()
		const outcome = await list.removeFollower(person)
		restoreFocus()
		showOutcome(outcome, t('connections.removed', { name: person.username }))
		if (outcome.state === 'done') onChange?.()
	}

	const labelOf = (each: ConnectionSide) =>
		state.state === 'ready'
			? t(`connections.${each}`, { number: formats.number(state.value.totals[each]) })
			: t(`connections.${each}.plain`)

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('connections.title', { name: username })}
			closeLabel={shared('action.close')}
			size="lg"
		>
			<Tabs
				label={t('connections.tabs')}
				tabs={CONNECTION_SIDES.map((id) => ({ id, label: labelOf(id) }))}
				selected={side}
				onSelect={choose}
			>
				<Stack>
					<TextField
						type="search"
						label={t('connections.search')}
						hideLabel
						placeholder={t('connections.search')}
						start={<SearchIcon size={18} />}
						maxLength={SEARCH_QUERY_MAX_LENGTH}
						autoComplete="off"
						value={typed}
						onChange={search}
					/>
					{state.state === 'loading' && (
						<Stack $gap={2} role="status" aria-label={t('connections.loading')}>
							<Skeleton $height="3.75rem" />
							<Skeleton $height="3.75rem" />
							<Skeleton $height="3.75rem" />
						</Stack>
					)}
					{state.state === 'failed' && <FailurePanel title={t('connections.failed')} onRetry={list.load} />}
					{state.state === 'ready' && (
						<ConnectionItems
							page={state.value}
							more={state.more}
							side={side}
							onMore={() => void list.loadMore()}
							onToggle={(person) => void toggle(person)}
							onRemove={(person) => void remove(person)}
							onLeave={onClose}
						/>
					)}
				</Stack>
			</Tabs>
		</Dialog>
	)
}
