import { useStore } from '@nanostores/react'
import { useEffect, useState, useTransition } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { type Group, type GroupInvitation, invitationPath } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, CopyIcon, color, Meta, Skeleton, Stack, space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { $copied, copyText } from '../history/copyText.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { $invitations, createInvitation, loadInvitations, revokeInvitation } from './invitations.ts'

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

const Row = styled.li`
	display: grid;
	gap: ${space[2]};
	padding: ${space[4]} 0;
	border-top: 1px solid ${color.line};
	> div { display: flex; flex-wrap: wrap; gap: ${space[2]}; }
	> div > div { flex: 1 1 14rem; width: auto; }
`

/** An invitation link with its validity and buttons to copy and revoke it. */
function InvitationRow({ groupId, invitation }: { groupId: string; invitation: GroupInvitation }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const [isBusy, start] = useTransition()
	const isCopied = useStore($copied) === invitation.id
	const link = location.origin + invitationPath(invitation.code)
	const { by, expiresAt, uses, maxUses } = invitation
	const facts = [
		maxUses === null
			? t('messages.manage.invite.usedAny', { count: uses })
			: t('messages.manage.invite.used', { uses, maxUses }),
		expiresAt === null
			? t('messages.manage.invite.forever')
			: t('messages.manage.invite.expires', { date: formats.instant(expiresAt) }),
		...(by ? [t('messages.manage.invite.by', { name: by.name })] : []),
	]

	async function revoke() {
		const restoreFocus = captureListFocus()
		showOutcome(await revokeInvitation(groupId, invitation), t('messages.manage.invite.revoked'))
		restoreFocus()
	}

	return (
		<Row>
			<div>
				<TextField label={t('messages.manage.invite.link')} hideLabel readOnly value={link} />
				<Button onClick={() => void copyText(invitation.id, link)}>
					{isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
					<span aria-live="polite">{isCopied ? shared('action.copied') : t('messages.manage.invite.copy')}</span>
				</Button>
				<Button variant="danger" loading={isBusy} onClick={() => start(revoke)}>
					{t('messages.manage.invite.revoke')}
				</Button>
			</div>
			<Meta>{facts.join(' · ')}</Meta>
		</Row>
	)
}
