import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { GROUP_ROLES, type Group, type GroupMember, type GroupRole, mayInGroup, outranks } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { $currentMember } from '../currentMember.ts'
import { MemberRow } from '../members/MemberRow.tsx'
import { assignRole, kick } from '../members/memberActions.ts'
import { RoleBadge } from '../members/RoleBadge.tsx'
import { messageTranslations } from '../messageTranslations.ts'

const Role = styled.div`
	width: 9.5rem;
`

/** A member with the actions that the reader's role allows; never on themselves or an equal role. */
export function ManagedMemberRow({ group, member }: { group: Group; member: GroupMember }) {
	const t = useTranslations(messageTranslations)
	const self = useStore($currentMember)
	const [isAsking, setAsking] = useState(false)
	const { id, name, avatarUrl, online, role } = member
	const isSelf = id === self?.id
	const isBelow = !isSelf && outranks(group.role, role)

	async function give(next: GroupRole) {
		const texts = { name, role: t(`messages.role.${next}`) }
		showOutcome(await assignRole(group.id, member, next), t('messages.manage.role.changed', texts))
	}

	async function kickMember(ban = false) {
		const restoreFocus = captureListFocus()
		showOutcome(
			await kick(group.id, member, ban),
			t(ban ? 'messages.manage.banned' : 'messages.manage.kicked', { name }),
		)
		setAsking(false)
		restoreFocus()
	}

	return (
		<li>
			<MemberRow name={name} avatarUrl={avatarUrl} online={online} detail={isSelf ? t('messages.you') : undefined}>
				{isBelow && mayInGroup(group.role, 'assignRole') ? (
					<Role>
						<Select
							label={t('messages.manage.role.of', { name })}
							hideLabel
							options={GROUP_ROLES.map((value) => ({ value, label: t(`messages.role.${value}`) }))}
							value={role}
							onSelect={(next) => void give(next)}
						/>
					</Role>
				) : (
					<RoleBadge role={role} />
				)}
				{isBelow && mayInGroup(group.role, 'kick') && (
					<Button variant="danger" aria-label={t('messages.manage.kick.of', { name })} onClick={() => setAsking(true)}>
						{t('messages.manage.kick')}
					</Button>
				)}
			</MemberRow>
			<ConfirmDialog
				open={isAsking}
				title={t('messages.manage.kick.title', { name })}
				text={t('messages.manage.kick.text')}
				action={t('messages.manage.kick')}
				onConfirm={kickMember}
				more={{ action: t('messages.manage.kick.ban'), onConfirm: () => kickMember(true) }}
				onClose={() => setAsking(false)}
			/>
		</li>
	)
}
