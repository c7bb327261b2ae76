import { useStore } from '@nanostores/react'
import { useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import { type GroupInvitation, invitationPath } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, CopyIcon, color, Meta, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { $copied, copyText } from '../history/copyText.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { revokeInvitation } from './invitations.ts'

const Row = styled.li`
	display: grid;
	gap: ${space[2]};
	padding: ${space[4]} 0;
	border-top: 1px solid ${color.line};
	> div { display: flex; flex-wrap: wrap; gap: ${space[2]}; }
	> div > div { flex: 1 1 14rem; width: auto; }
`

/** An invitation link with its validity and buttons to copy and revoke it. */
export function InvitationRow({ groupId, invitation }: { groupId: string; invitation: GroupInvitation }) {
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
