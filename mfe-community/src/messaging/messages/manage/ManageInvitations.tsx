import { useStore } from '@nanostores/react'
import { useEffect, useState, useTransition } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import type { Group } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Meta, Skeleton, Stack, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { $invitations, createInvitation, loadInvitations } from './invitations.ts'

const DAYS = [1, 7, 30, 365]
const USES = [1, 5, 25, 100]

const Form = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	gap: ${space[3]};
	> div { flex: 1 1 9rem; }
`

/** The valid invitation links of a group, and a form for a new one. */
export function ManageInvitations({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const invitations = useStore($invitations)
	const [days, setDays] = useState('7')
	const [uses, setUses] = useState('')
	const [isBusy, start] = useTransition()
	useEffect(() => void loadInvitations(group.id), [group.id])

	async function create() {
		const draft = { days: numberOf(days), maxUses: numberOf(uses) }
		showOutcome(await createInvitation(group.id, draft), t('messages.manage.invite.created'))
	}

	return (
		<Stack>
			<Form>
				<Select
					label={t('messages.manage.invite.days')}
					options={[
						...DAYS.map((count) => ({ value: String(count), label: t('messages.manage.invite.day', { count }) })),
						{ value: '', label: t('messages.manage.invite.never') },
					]}
					value={days}
					onSelect={setDays}
				/>
				<Select
					label={t('messages.manage.invite.uses')}
					options={[
						{ value: '', label: t('messages.manage.invite.any') },
						...USES.map((count) => ({ value: String(count), label: t('messages.manage.invite.use', { count }) })),
					]}
					value={uses}
					onSelect={setUses}
				/>
				<Button loading={isBusy} onClick={() => start(create)}>
					{t('messages.manage.invite.create')}
				</Button>
			</Form>
			{invitations.state === 'failed' && (
				<FailurePanel title={t('messages.manage.invite.failed')} onRetry={() => loadInvitations(group.id)} />
			)}
			{invitations.state === 'loading' && <Skeleton $height="4rem" />}
			{invitations.state === 'ready' && invitations.value.items.length === 0 && (
				<Meta as="p">{t('messages.manage.invite.none')}</Meta>
			)}
			{invitations.state === 'ready' && (
				<ul>
					{invitations.value.items.map((invitation) => (
						<InvitationRow key={invitation.id} groupId={group.id} invitation={invitation} />
					))}
				</ul>
			)}
		</Stack>
	)
}

const numberOf = (value: string) => (value === '' ? null : Number(value))
