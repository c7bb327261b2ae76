import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import { GROUP_ROLES, type Group, type GroupMember, type GroupRole } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import {
	Avatar,
	Button,
	ChatIcon,
	color,
	IconLink,
	radius,
	Skeleton,
	Stack,
	size,
	space,
	VisuallyHidden,
} from 'shared-ui'
import { styled } from 'styled-components'
import { $currentMember } from '../currentMember.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { viewPath } from '../view/messagesView.ts'
import { MemberCardLink } from './MemberCardLink.tsx'
import { $members, loadMembers, loadMoreMembers } from './members.ts'
import { roleColor } from './RoleBadge.tsx'

const Box = styled.div`
	padding: ${space[4]} ${space[3]};
`
const Role = styled.h3`
	padding: ${space[3]} ${space[2]} ${space[1]};
	font: 650 ${size.xs}/1.4 var(--font-text);
	letter-spacing: 0.04em;
	color: ${color.muted};
`
const Row = styled.li`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	border-radius: ${radius.md};
	&:hover, &:focus-within { background: ${color.raised}; }
	&:not(:hover, :focus-within) > :last-child:not(:first-child) { opacity: 0; }
	@media (hover: none) { &&& > :last-child { opacity: 1; } }
`
const Person = styled(MemberCardLink)<{ $color: string; $here: boolean }>`
	display: flex;
	flex: 1;
	align-items: center;
	gap: ${space[3]};
	min-width: 0;
	padding: ${space[1]} ${space[2]};
	font-size: ${size.sm};
	font-weight: 600;
	text-decoration: none;
	color: ${(p) => p.$color};
	> :first-child { opacity: ${(p) => (p.$here ? 1 : 0.6)}; }
	> :nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	&:focus-visible { outline-offset: -2px; border-radius: ${radius.md}; }
`

/** The members of a group by role. */
export function MembersPanel({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const { number } = useFormats()
	const members = useStore($members)
	useEffect(() => void loadMembers(group.id), [group.id])

	if (members.state === 'failed') {
		return <FailurePanel title={t('messages.people.failed')} onRetry={() => loadMembers(group.id)} />
	}
	if (members.state === 'loading') {
		return (
			<Box aria-busy="true">
				<Stack>
					<Skeleton $height="36px" />
					<Skeleton $height="36px" />
					<Skeleton $height="36px" />
				</Stack>
			</Box>
		)
	}
	const sections = groupByRole(members.value.items)
	// The last loaded role may have more members.
	const isWhole = (role: GroupRole) => members.value.next === null || role !== sections.at(-1)?.role
	return (
		<Box>
			{sections.map(({ role, members: having }) => (
				<section key={role}>
					<Role>
						{t(`messages.role.${role}`)}
						{isWhole(role) && ` · ${number(having.length)}`}
					</Role>
					<ul>
						{having.map((member) => (
							<MemberLine key={member.id} member={member} />
						))}
					</ul>
				</section>
			))}
			{members.value.next !== null && (
				<Button
					size="sm"
					variant="quiet"
					wide
					loading={members.more === 'loading'}
					onClick={() => void loadMoreMembers()}
				>
					{t('messages.people.more')}
				</Button>
			)}
		</Box>
	)
}

function MemberLine({ member: { id, name, avatarUrl, role, online } }: { member: GroupMember }) {
	const t = useTranslations(messageTranslations)
	const self = useStore($currentMember)
	return (
		<Row>
			<Person member={{ id, name, avatarUrl }} $color={roleColor[role]} $here={online}>
				<Avatar name={name} url={avatarUrl} size={32} online={online} />
				<span>{name}</span>
				<VisuallyHidden>{t(online ? 'messages.online' : 'messages.offline')}</VisuallyHidden>
			</Person>
			{id !== self?.id && (
				<IconLink
					size="sm"
					label={t('messages.people.message', { name })}
					icon={<ChatIcon size={16} />}
					to={viewPath({ at: 'member', memberId: id })}
				/>
			)}
		</Row>
	)
}

interface RoleSection {
	role: GroupRole
	members: readonly GroupMember[]
}

/** Groups members by role, highest first, without empty roles. */
function groupByRole(members: readonly GroupMember[]): RoleSection[] {
	return GROUP_ROLES.map((role) => ({ role, members: members.filter((member) => member.role === role) })).filter(
		(section) => section.members.length > 0,
	)
}
