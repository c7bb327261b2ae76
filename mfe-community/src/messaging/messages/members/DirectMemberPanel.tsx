import { type DirectConversation, profilePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Avatar, color, font, LinkButton, size, space, UserIcon, waves } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../../../translations.ts'
import { PresenceStatus } from '../layout/PresenceStatus.tsx'

const Box = styled.div`
	${waves}
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	padding: ${space[12]} ${space[4]} ${space[16]};
	text-align: center;
	overflow-wrap: anywhere;
`
const Name = styled.p`
	margin-top: ${space[2]};
	font: 700 ${size.xl}/1.25 ${font.display};
`
const Status = styled.p`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	margin-bottom: ${space[3]};
	font-size: ${size.sm};
	color: ${color.muted};
`

/** The other member of a direct chat. */
export function DirectMemberPanel({ chat: { member, online } }: { chat: DirectConversation }) {
	const t = useTranslations(translations)
	return (
		<Box>
			<Avatar name={member.name} url={member.avatarUrl} size={96} />
			<Name>{member.name}</Name>
			<Status>
				<PresenceStatus online={online} />
			</Status>
			<LinkButton size="sm" to={profilePath(member.name)}>
				<UserIcon size={16} />
				{t('messages.people.profile')}
			</LinkButton>
		</Box>
	)
}
