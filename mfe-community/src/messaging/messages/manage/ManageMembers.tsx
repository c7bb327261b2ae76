import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { endBanRoute, type Group, type GroupBan, groupBansRoute, mayInGroup } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Button, Meta, SearchIcon, Skeleton, Stack, size } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { MemberRow } from '../members/MemberRow.tsx'
import { $members, loadMembers, loadMoreMembers } from '../members/members.ts'
import { messageTranslations } from '../messageTranslations.ts'
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

const Heading = styled.h3`
	font-size: ${size.md};
`

/** The banned members of a group, each with a button that ends the ban. It renders nothing while there are none. */
function GroupBans({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const formats = useFormats()
	const members = useStore($members)
	const [bans] = useState(() => createRemote(() => call(groupBansRoute, { params: { id: group.id } })))
	const state = useStore(bans.$state)
	// biome-ignore lint/correctness/useExhaustiveDependencies: who is kicked leaves the members, and may be here then
	useEffect(() => void bans.load(), [bans, members])

	async function end({ id, name }: GroupBan) {
		const outcome = await act(endBanRoute, { params: { id: group.id, memberId: id } })
		if (showOutcome(outcome, t('messages.manage.ban.ended', { name }))) await bans.load()
	}

	if (state.state === 'failed') return <FailurePanel title={t('messages.people.failed')} onRetry={bans.load} />
	if (state.state !== 'ready' || state.value.items.length === 0) return null
	return (
		<section>
			<Heading>{t('messages.manage.bans')}</Heading>
			<ul>
				{state.value.items.map((ban) => (
					<li key={ban.id}>
						<MemberRow
							name={ban.name}
							avatarUrl={ban.avatarUrl}
							detail={[ban.by && t('messages.manage.ban.by', { name: ban.by }), formats.instant(ban.at)]
								.filter(Boolean)
								.join(' · ')}
						>
							<Button
								size="sm"
								aria-label={t('messages.manage.ban.end.of', { name: ban.name })}
								onClick={() => void end(ban)}
							>
								{t('messages.manage.ban.end')}
							</Button>
						</MemberRow>
					</li>
				))}
			</ul>
		</section>
	)
}
