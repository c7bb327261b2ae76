import type { SharedProgress as Shared } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Avatar, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'

const Row = styled.li`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: ${space[3]};
	align-items: center;
	padding-block: ${space[1]};
	font-size: ${size.sm};
	overflow-wrap: anywhere;
`

interface SharedProgressProps {
	members: readonly Shared[]
	/** The number of episodes; null if it is unknown. */
	episodeCount: number | null
}

/** Who is where: the members who share it. */
export function SharedProgress({ members, episodeCount }: SharedProgressProps) {
	const t = useTranslations(conversationTranslations)
	if (members.length === 0) return <p>{t('messages.watch.progress.none')}</p>
	return (
		<ul>
			{members.map(({ member, progress }) => (
				<Row key={member.id}>
					<Avatar name={member.name} url={member.avatarUrl} size={32} />
					<span>{member.name}</span>
					<span>
						{episodeCount === null
							? t('messages.watch.episode', { number: progress })
							: t('messages.watch.progress.of', { number: progress, total: episodeCount })}
					</span>
				</Row>
			))}
		</ul>
	)
}
