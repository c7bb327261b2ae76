import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { MemberCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, CheckIcon, Meta, PlusIcon, SearchIcon, Skeleton } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { MemberRow } from '../members/MemberRow.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { $foundPeople, $requests, type PeopleSearchState, searchPeople } from './friendRequests.ts'
import { requestFriendship } from './requestActions.ts'
import { useActionWithToast } from './useActionWithToast.ts'

/** Searches members to send a friend request to. */
export function PeopleSearch() {
	const t = useTranslations(messageTranslations)
	const found = useStore($foundPeople)
	const [typed, setTyped] = useState('')
	return (
		<section>
			<TextField
				type="search"
				label={t('messages.friends.search')}
				hideLabel
				placeholder={t('messages.friends.search')}
				start={<SearchIcon size={16} />}
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value)
					searchPeople(event.target.value)
				}}
			/>
			<div aria-live="polite">
				<Results found={found} />
			</div>
		</section>
	)
}

function Results({ found }: { found: PeopleSearchState }) {
	const t = useTranslations(messageTranslations)
	if (found.state === 'nothing') return null
	if (found.state === 'searching') return <Skeleton $height="3rem" />
	if (found.state === 'failed') return <Meta as="p">{t('messages.friends.search.failed')}</Meta>
	if (found.items.length === 0) return <Meta as="p">{t('messages.friends.search.none')}</Meta>
	return (
		<ul aria-label={t('messages.friends.found')}>
			{found.items.map((member) => (
				<Person key={member.id} member={member} />
			))}
		</ul>
	)
}

function Person({ member }: { member: MemberCard }) {
	const t = useTranslations(messageTranslations)
	const [isBusy, runWithToast] = useActionWithToast()
	const requests = useStore($requests)
	const isAsked = requests.state === 'ready' && requests.value.sent.some((request) => request.member.id === member.id)
	return (
		<li>
			<MemberRow name={member.name} avatarUrl={member.avatarUrl}>
				<Button
					size="sm"
					disabled={isAsked || isBusy}
					aria-label={isAsked ? undefined : t('messages.friends.add.of', { name: member.name })}
					onClick={() => runWithToast(() => requestFriendship(member), t('messages.friends.asked'))}
				>
					{isAsked ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
					{t(isAsked ? 'messages.friends.added' : 'messages.friends.add')}
				</Button>
			</MemberRow>
		</li>
	)
}
