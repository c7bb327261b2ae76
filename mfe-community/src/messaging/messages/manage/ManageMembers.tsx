import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { type Group, mayInGroup } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Meta, SearchIcon, Skeleton, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { $members, loadMembers, loadMoreMembers } from '../members/members.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { GroupBans } from './GroupBans.tsx'
import { ManagedMemberRow } from './ManagedMemberRow.tsx'

/** The members of a group with their roles. */
export function ManageMembers({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const members = useStore($members)
	const [typed, setTyped] = useState('')
	useEffect(() => {
		void loadMembers(group.id)
		return () => void loadMembers(group.id)
	}, [group.id])
	return (
		<Stack>
			<TextField
				type="search"
				label={t('messages.people.search')}
				hideLabel
				placeholder={t('messages.people.search')}
				start={<SearchIcon size={16} />}
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value)
					void loadMembers(group.id, event.target.value.trim())
				}}
			/>
			{members.state === 'failed' && (
				<FailurePanel title={t('messages.people.failed')} onRetry={() => loadMembers(group.id, typed.trim())} />
			)}
			{members.state === 'loading' && <Skeleton $height="9rem" />}
			{members.state === 'ready' && (
				<>
					<Meta aria-live="polite">
						{members.value.items.length === 0
							? t('messages.people.none')
							: t('messages.members', { count: members.value.total })}
					</Meta>
					<ul>
						{members.value.items.map((member) => (
							<ManagedMemberRow key={member.id} group={group} member={member} />
						))}
					</ul>
					{members.value.next !== null && (
						<Button variant="quiet" wide loading={members.more === 'loading'} onClick={() => void loadMoreMembers()}>
							{t('messages.people.more')}
						</Button>
					)}
				</>
			)}
			{mayInGroup(group.role, 'kick') && <GroupBans group={group} />}
		</Stack>
	)
}
