import { GROUP_ROLES, type GroupRole } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, Cluster, color, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { RoleBadge } from '../members/RoleBadge.tsx'
import { messageTranslations } from '../messageTranslations.ts'

const Row = styled.li`
	display: grid;
	gap: ${space[2]};
	padding: ${space[4]} 0;
	border-top: 1px solid ${color.line};
	p { font-size: ${size.sm}; color: ${color.muted}; }
`

/** The roles of a group and their permissions. */
export function ManageRoles({ role }: { role: GroupRole }) {
	const t = useTranslations(messageTranslations)
	return (
		<Stack>
			<p>{t('messages.manage.roles.lead')}</p>
			<ul>
				{GROUP_ROLES.map((each) => (
					<Row key={each}>
						<Cluster>
							<RoleBadge role={each} />
							{each === role && <Badge>{t('messages.manage.roles.yours')}</Badge>}
						</Cluster>
						<p>{t(`messages.manage.roles.${each}`)}</p>
					</Row>
				))}
			</ul>
		</Stack>
	)
}
