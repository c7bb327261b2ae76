import type { GroupRole } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, radius, size } from 'shared-ui'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'

/** Admin red, moderator blue, member grey, in accessible theme colours. */
export const roleColor: Readonly<Record<GroupRole, string>> = {
	admin: color.danger,
	moderator: color.blue,
	member: color.muted,
}

const Mark = styled.span<{ $role: GroupRole }>`
	flex: none;
	padding: 2px 8px;
	border-radius: ${radius.full};
	font-size: ${size.xs};
	font-weight: 650;
	color: ${(p) => roleColor[p.$role]};
	box-shadow: inset 0 0 0 1px currentColor;
	white-space: nowrap;
`

/** A role in its colour. */
export function RoleBadge({ role }: { role: GroupRole }) {
	const t = useTranslations(messageTranslations)
	return <Mark $role={role}>{t(`messages.role.${role}`)}</Mark>
}
